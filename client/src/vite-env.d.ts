/// <reference types="vite/client" />
declare module 'virtual:icons' {
    export const icons: Record<string, string>;
}
