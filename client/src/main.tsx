import { render } from 'preact';
import { App } from './app';
import { startRoutes } from './route';
import { lang } from './text/lang';
import './style/fonts.css';
import './style/base.css';
import './style/pages.css';
import './style/table.css';
import './style/board.css';
import './style/plane.css';
import './style/cards.css';
import './style/panels.css';
import './style/replay.css';
import './style/mats.css';
import './style/stack.css';

document.documentElement.lang = lang.get();
startRoutes();
render(<App />, document.getElementById('app')!);
