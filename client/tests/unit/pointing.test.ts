import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pointing } from '../../src/table/pointing';

test('a button that appears under a mouse at rest shows nothing before the mouse moves', () => {
    const told: string[] = [];
    const handlers = pointing(() => { told.push('show'); }, () => { told.push('hide'); }, () => told.at(-1) === 'show');
    assert.ok(!Object.keys(handlers).some(name => /Enter|Over/.test(name)), 'nothing follows from its being there');
    const move = (clientX: number) => handlers.onMouseMove({ clientX, clientY: -1 } as MouseEvent);
    move(3);
    assert.deepEqual(told, [], 'a hand that shakes after a press points at nothing');
    move(40);
    move(44);
    assert.deepEqual(told, ['show']);
    handlers.onMouseLeave();
    handlers.onFocus();
    assert.deepEqual(told, ['show', 'hide', 'show']);
});
