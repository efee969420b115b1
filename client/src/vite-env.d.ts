/// <reference types="vite/client" />
declare module 'virtual:icons' {
    export const icons: Record<string, string>;
    export const parts: Record<string, () => Promise<{ icons: Record<string, string> }>>;
}
