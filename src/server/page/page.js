// The plain page: one WebSocket, one match against the scripted bot, everything shown as it comes.
// The protocol is in docs/protocol.md. The real client replaces this page.
"use strict";

const GAME = "brawl";
const KEPT = "spielwerk.seat";
const RETRY_FIRST = 500, RETRY_MOST = 10000;
const lang = navigator.language.startsWith("de") ? "de" : "en";
const words = {
    en: {
        connected: "connected", lost: "not connected, trying again …", games: "Games", match: "Match",
        events: "What happened", raw: "The view as it came", start: "Play Brawl against the bot",
        seats: "seats", seat: "seat", round: "round", over: "The match is over. Winners: ",
        others: "The others are to act.", undo: "Undo", resign: "Resign", nobody: "nobody",
    },
    de: {
        connected: "verbunden", lost: "nicht verbunden, neuer Versuch …", games: "Spiele", match: "Partie",
        events: "Was geschah", raw: "Die Ansicht, wie sie kam", start: "Brawl gegen den Bot spielen",
        seats: "Sitze", seat: "Sitz", round: "Runde", over: "Die Partie ist vorbei. Gewonnen: ",
        others: "Die anderen sind am Zug.", undo: "Zurücknehmen", resign: "Aufgeben", nobody: "niemand",
    },
}[lang];
const $ = id => document.getElementById(id);

let socket = null;
let retry = RETRY_FIRST;
let number = 0;
let game = {verbs: {}, events: {}};  // kinds of the things of options and events
let texts = {};
let rules = new Map();
let table = null, people = [], eyes = 0;  // what is known of the match
let seat = JSON.parse(localStorage.getItem(KEPT) || "null");  // {match, key}

function send(t, d, v) {
    socket.send(JSON.stringify({t, q: ++number, v, d}));
}

// "kilgore-2" is the second Kilgore; what is hidden has no word.
function title(kind, word) {
    if (word === undefined || word === null)
        return texts[`${kind}.?`] || "?";
    const [, id, copy] = /^(.*?)(?:-([2-9]))?$/.exec(word);
    return (texts[`${kind}.${id}`] || id) + (copy ? " " + copy : "");
}

// Fills {0}, {1} … of a text.
function say(key, titles, fallback) {
    return texts[key] === undefined ? fallback
        : texts[key].replace(/\{(\d)\}/g, (whole, i) => titles[i] === undefined ? whole : titles[i]);
}

function titlesOf(kinds, given) {
    return given.map((word, i) => title((kinds || [])[i] || "number", word));
}

function sayOption(notation) {
    const [verb, ...things] = notation.split(" ");
    return say("verb." + verb, titlesOf(game.verbs[verb], things), notation);
}

function sayEvent(e) {
    const hides = e.args.includes(null) && texts[`event.${e.e}.hidden`] !== undefined;
    return say(`event.${e.e}${hides ? ".hidden" : ""}`, titlesOf(game.events[e.e], e.args), e.e);
}

function addButton(label, hint, run) {
    const b = document.createElement("button");
    b.type = "button";
    b.textContent = label;
    b.title = hint;
    b.addEventListener("click", run);
    $("options").append(b);
}

function addItem(list, content) {
    const li = document.createElement("li");
    li.textContent = content;
    list.append(li);
    return li;
}

function showPrompt(d, v) {
    const p = d.prompt;
    $("prompt").textContent = d.over ? words.over + (d.result.winners.join(", ") || words.nobody)
        : p ? `${say("prompt." + p.key, p.about.map(a => title(a.kind, a.id)), p.key)} (${p.rule})` : words.others;
    $("prompt").title = p ? rules.get(p.rule) || "" : "";
    $("options").replaceChildren();
    for (const o of d.options || [])
        addButton(sayOption(o.n), o.n, () => send("answer", {match: d.match, option: o.n}, v));
    if (d.undo)
        addButton(words.undo, "", () => send("undo", {match: d.match}, v));
    if (!d.over && d.seat > 0)
        addButton(words.resign, "", () => send("resign", {match: d.match}));
}

// A list of changes: objects are new, pairs [first, number] are entries known before.
function mergeList(known, changes) {
    return changes
        ? changes.flatMap(c => Array.isArray(c) ? known.slice(c[0], c[0] + c[1]) : [c])
        : known;
}

// An area without a key keeps what never changes about it.
function wholeArea(known, area) {
    if (area.key)
        return area;
    const {key, kind, owner, cells} = known.find(k => k.id === area.id);
    return {key, kind, owner, cells, ...area};
}

function merge(known, changes) {
    return {
        ...known,
        round: changes.round,
        seats: mergeList(known.seats, changes.seats),
        areas: mergeList(known.areas, changes.areas).map(a => wholeArea(known.areas, a)),
        items: mergeList(known.items, changes.items),
    };
}

function showEvents(events) {
    for (const e of events)
        addItem($("events"), `${sayEvent(e)} ${e.rule}`).title = rules.get(e.rule) || "";
    $("events").scrollTop = $("events").scrollHeight;
}

const handlers = {
    welcome(d) {
        $("games").replaceChildren();
        for (const g of d.games)
            addItem($("games"), `${g.id}: ${g.seats.join(", ")} ${words.seats}`);
        game = d.games.find(g => g.id === GAME);
        $("start").disabled = false;
        if (seat !== null)
            send("join", seat);
    },
    created(d) {
        seat = {match: d.match, key: d.key};
        localStorage.setItem(KEPT, JSON.stringify(seat));
        $("events").replaceChildren();
    },
    view(d, v) {
        table = d.view || merge(table, d.changes);
        people = d.seats || people;
        eyes = d.seat ?? eyes;
        d = {...d, view: table, seats: people, seat: eyes, changes: undefined};
        const who = people.map((s, i) => `${words.seat} ${i + 1}: ${s.name || s.kind}`).join(", ");
        $("problem").textContent = "";
        $("standing").textContent = `${d.match}, ${words.round} ${d.view.round}; ${who}`;
        showPrompt(d, v);
        showEvents(d.events || []);
        $("view").textContent = JSON.stringify(d, null, 1);
    },
    error(d) {
        $("problem").textContent = d.text;
        if (d.code === "missing")
            localStorage.removeItem(KEPT);
    },
};

function connect() {
    socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);
    socket.onopen = () => {
        retry = RETRY_FIRST;
        $("state").textContent = words.connected;
        send("hello", {lang});
    };
    socket.onmessage = event => {
        const message = JSON.parse(event.data);
        if (handlers[message.t])
            handlers[message.t](message.d, message.v);
    };
    socket.onclose = () => {
        $("state").textContent = words.lost;
        $("start").disabled = true;
        setTimeout(connect, retry);
        retry = Math.min(retry * 2, RETRY_MOST);
    };
}

async function load() {
    const [t, r] = await Promise.all([fetch(`texts/${GAME}.json`), fetch(`rules/${GAME}.json`)]);
    texts = (await t.json())[lang];
    rules = new Map((await r.json()).map(rule => [rule.id, rule[lang]]));
}

document.documentElement.lang = lang;
for (const key of ["games", "match", "events", "raw"])
    $(key + "-title").textContent = words[key];
$("start").textContent = words.start;
$("start").addEventListener("click", () =>
    send("create", {game: GAME, seats: ["me", "bot:scripted"], options: {selection: "suggested"}}));
load().catch(() => {}).then(connect);
