import type { SourceFile } from './source-files.ts'

/** Lines that the entry of a document may have: an entry only composes, and a longer one decides something. */
export function mostLines(path: string): number | undefined {
  if (!path.startsWith('src/browser/')) return undefined
  const [, folder, name] = /^src\/browser\/([\w-]+)\/([\w-]+)\.tsx?$/.exec(path) ?? []
  // src/browser holds folders of documents and capabilities only.
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
