/** The class that the build gives to a path and a name in it: `src-ui/shell/header.module.css/header`. */
export function shortName(text: string): string
