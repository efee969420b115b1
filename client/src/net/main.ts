// The page's own connection, made when the page starts.
import { lang } from '../text/lang';
import { Socket, socketAddress } from './socket';

export const socket = new Socket(socketAddress(), lang.get());
lang.listen(() => socket.speak(lang.get()));
