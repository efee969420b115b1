import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Rule } from '../../src/text/catalogue';
import { chapterTitle, findRules, inChapters, markWords, queryWords, RULE_ID } from '../../src/text/chapters';

const rules: Rule[] = [
    { id: 'BR-MOVE-1', chapter: 'Movement / Bewegung', de: 'Du darfst ziehen.', en: 'You may move.' },
    { id: 'BR-MOVE-2', chapter: 'Movement / Bewegung', de: 'Fallen halten dich auf (BR-TRAP-1).', en: 'Traps stop you (BR-TRAP-1).' },
    { id: 'BR-TRAP-1', chapter: 'Traps / Fallen', de: 'Eine Falle liegt verdeckt.', en: 'A trap lies face down.' },
];

test('a chapter has a title in each language', () => {
    assert.equal(chapterTitle('Traps / Fallen', 'de'), 'Fallen');
    assert.equal(chapterTitle('Traps / Fallen', 'en'), 'Traps');
    assert.equal(chapterTitle('Traps', 'de'), 'Traps');
});

test('rules are put into their chapters in order', () => {
    assert.deepEqual(inChapters(rules, 'de').map(c => [c.title, c.rules.length]), [['Bewegung', 2], ['Fallen', 1]]);
    assert.deepEqual(inChapters([], 'de'), []);
});

test('a search finds rules that contain every word, in the text or the id', () => {
    const ids = (query: string, ...langs: ('de' | 'en')[]) => findRules(rules, queryWords(query), langs).map(r => r.id);
    assert.deepEqual(ids('falle', 'de'), ['BR-MOVE-2', 'BR-TRAP-1']);
    assert.deepEqual(ids('  FALLE verdeckt ', 'de'), ['BR-TRAP-1']);
    assert.deepEqual(ids('falle', 'en'), []);
    assert.deepEqual(ids('falle trap', 'de', 'en'), ['BR-MOVE-2', 'BR-TRAP-1']);
    assert.deepEqual(ids('move-2', 'en'), ['BR-MOVE-2']);
    assert.equal(ids('', 'en').length, 3);
});

test('what was found is marked, whatever characters it is', () => {
    assert.deepEqual(markWords('Traps stop you (now).', ['trap', '(now)']), [
        { text: 'Trap', marked: true }, { text: 's stop you ', marked: false },
        { text: '(now)', marked: true }, { text: '.', marked: false },
    ]);
    assert.deepEqual(markWords('as it is', []), [{ text: 'as it is', marked: false }]);
});

test('ids of rules are found within a text', () => {
    assert.deepEqual('see (BR-TRAP-1).'.split(RULE_ID), ['see (', 'BR-TRAP-1', ').']);
});
