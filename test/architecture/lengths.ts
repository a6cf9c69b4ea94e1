import type { SourceFile } from './source-files.ts'

/** Maximum lines of a document's entry: it composes and decides nothing. */
export function mostLines(path: string): number | undefined {
  if (!path.startsWith('src/browser/')) return undefined
  const [, folder, name] = /^src\/browser\/([\w-]+)\/([\w-]+)\.tsx?$/.exec(path) ?? []
  if (folder === undefined) return 0
  return name === folder ? 80 : undefined
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
