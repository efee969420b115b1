import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Rule } from '../../src/text/catalogue';
import { chapterTitle, findRules, inChapters, markWords, queryWords, RULE_ID } from '../../src/text/chapters';

import { keywordsIn } from '../../src/table/cards/keywords';

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

test('keywords of a text are told in a sentence each, in its order; other titles of chapters are no keywords', () => {
    const more: Rule[] = [...rules,
        { id: 'BR-PULL-1', chapter: 'Pull / Heranziehen', de: 'Heranziehen X: Das Ziel rückt heran. Beispiel: …', en: 'Pull X: the target comes nearer. Example: …' },
        { id: 'BR-PULL-2', chapter: 'Pull / Heranziehen', de: 'Heranziehen 0 tut nichts.', en: 'Pull 0 does nothing.' },
        { id: 'BR-STUN-1', chapter: 'Stun / Betäuben', de: 'Betäuben: Wirf eine Karte ab.', en: 'Stun: discard a card.' }];
    assert.deepEqual(keywordsIn('Traps: Stun, then Pull 2.', more, 'en'), [
        { word: 'Stun', text: 'Discard a card.', rule: 'BR-STUN-1' }, { word: 'Pull X', text: 'The target comes nearer.', rule: 'BR-PULL-1' }]);
    assert.deepEqual(keywordsIn('Heranziehen 1.', more, 'de').map(k => k.text), ['Das Ziel rückt heran.']);
    assert.deepEqual(keywordsIn('It is stunning.', more, 'en'), []);
});
