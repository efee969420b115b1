/** The lamp over the table: a cord, a brass shade, and light that falls on everything below. */
export function Lamp() {
    return (
        <svg class="lamp" viewBox="0 0 120 92" width="120" height="92" aria-hidden="true">
            <path class="lamp-cord" d="M60 0V46" />
            <path class="lamp-shade" d="M50 46h20l4 9c14 3 25 12 30 25H16c5-13 16-22 30-25z" />
            <path class="lamp-rim" d="M16 80h88" />
            <path class="lamp-bulb" d="M46 81a14 9 0 0 0 28 0z" />
        </svg>
    );
}
