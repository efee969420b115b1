// Plays on the peer: "node drive.cjs PORT PID MATCHES SECONDS [THINK_MS]". Two sockets for each match, each
// makes a move as soon as it is its turn, and waits for the update that shows it. Prints one JSON object
// with the figures that tests/net/load prints for ours.
const fs = require('fs');
const {io} = require('socket.io-client');
const [port, pid, matches, seconds, think] = process.argv.slice(2).map(Number);
const WARM_UP = 2;

function cpuSeconds() {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
}

function rssKb() {
    return Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'latin1'))[1]);
}

let moves = 0;
let waits = [];
let playing = false;

function seat(match, player) {
    const socket = io(`http://127.0.0.1:${port}/counter`, {transports: ['websocket'], forceNew: true});
    const me = {socket, sent: 0, stateID: -1, synced: null, turn: null};
    const move = () => {
        if (!playing)
            return;
        me.sent = performance.now();
        socket.emit('update', {type: 'MAKE_MOVE', payload: {type: 'add', args: [], playerID: player}},
            me.stateID, match, player);
    };
    me.go = () => {
        if (me.turn !== player)
            return;
        if (think > 0)
            setTimeout(move, think / 2 + Math.random() * think);
        else
            move();
    };
    const see = state => {
        const mine = me.turn === player && me.sent > 0;
        me.stateID = state._stateID;
        me.turn = state.ctx.currentPlayer;
        if (mine) {
            moves++;
            waits.push(performance.now() - me.sent);
            me.sent = 0;
        }
        me.go();
    };
    me.connected = new Promise(resolve => socket.on('connect', resolve));
    me.synced = new Promise(resolve => socket.on('sync', (id, info) => {
        me.stateID = info.state._stateID;
        me.turn = info.state.ctx.currentPlayer;
        resolve();
    }));
    me.sync = () => socket.emit('sync', match, player, undefined, 2);
    socket.on('update', (id, state) => see(state));
    return me;
}

const sleep = ms => new Promise(resolve => setTimeout(resolve, ms));
const at = (list, share) => list.length > 0 ? list[Math.floor((list.length - 1) * share)] : 0;

async function main() {
    const begin = rssKb();
    const seats = [];
    for (let m = 0; m < matches; m++) {
        seats.push(seat(`m${m}`, '0'), seat(`m${m}`, '1'));
        if (m % 50 === 49)
            await Promise.all(seats.map(s => s.connected));
    }
    await Promise.all(seats.map(s => s.connected));
    await sleep(300);
    const connected = rssKb();
    // The first seat's sync makes the match; the second must not overtake it.
    for (const first of [0, 1]) {
        for (let i = first; i < seats.length; i += 2)
            seats[i].sync();
        await Promise.all(seats.filter((s, i) => i % 2 === first).map(s => s.synced));
    }
    await sleep(500);
    const seated = rssKb();
    playing = true;
    seats.forEach(s => s.go());
    await sleep(WARM_UP * 1000);
    moves = 0;
    waits = [];
    const cpu = cpuSeconds();
    const from = performance.now();
    await sleep(seconds * 1000);
    const used = cpuSeconds() - cpu;
    const took = (performance.now() - from) / 1000;
    const made = moves;
    const sorted = waits.sort((a, b) => a - b);
    playing = false;
    console.log(JSON.stringify({
        game: 'counter', matches, seats: 2, think_ms: think || 0, seconds: took, answers: made,
        answers_per_s: Math.round(made / took), server_cpu_s: used,
        answers_per_cpu_s: used > 0 ? Math.round(made / used) : 0,
        p50_ms: at(sorted, 0.5), p99_ms: at(sorted, 0.99),
        kb_per_connection: (connected - begin) / seats.length, kb_per_match: (seated - connected) / matches,
        rss_kb: rssKb(),
    }));
    process.exit(0);
}

setTimeout(() => { console.error('drive: took too long'); process.exit(1); }, (seconds + 90) * 1000);
main().catch(error => { console.error(error); process.exit(1); });
