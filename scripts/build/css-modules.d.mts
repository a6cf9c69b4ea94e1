/** Class name for a path and a name: `src-ui/shell/header.module.css/header`. */
export function shortName(text: string): string
