// The peer: a plain boardgame.io server with its store in memory and a game whose every move adds one to
// a counter. "node server.cjs PORT" listens on the loopback and says "ready".
const {Server, Origins} = require('boardgame.io/server');

const game = {
    name: 'counter',
    minPlayers: 2,
    maxPlayers: 2,
    setup: () => ({count: 0}),
    turn: {minMoves: 1, maxMoves: 1},
    moves: {add: ({G}) => { G.count++; }},
};

const server = Server({games: [game], origins: [Origins.LOCALHOST]});
server.run({port: {port: Number(process.argv[2]), host: '127.0.0.1'}, callback: () => console.log('ready')});
