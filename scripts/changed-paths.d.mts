export function changedPaths(
  git?: (...words: readonly string[]) => readonly string[] | undefined,
): (paths: readonly string[]) => boolean
