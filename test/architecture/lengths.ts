import type { SourceFile } from './source-files.ts'

/** Lines that a file of a composition root may have: an entry only composes, and what is longer decides something. */
export function mostLines(path: string): number | undefined {
  if (!path.startsWith('src/browser/')) return undefined
  const [, folder, name] = /^src\/browser\/([\w-]+)\/([\w-]+)\.tsx?$/.exec(path) ?? []
  // Beside the folders of documents and capabilities there is nothing.
  if (folder === undefined) return 0
  return name === folder ? 80 : 120
}

function linesOf({ text }: SourceFile): number {
  return text.split('\n').length - 1
}

export function tooLong(files: readonly SourceFile[]): readonly string[] {
  return files.flatMap((file) => {
    const most = mostLines(file.path)
    const lines = linesOf(file)
    return most === undefined || lines <= most ? [] : [`${file.path}: ${lines} lines, at most ${most}`]
  })
}
