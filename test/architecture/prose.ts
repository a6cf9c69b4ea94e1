import type { SourceFile } from './source-files.ts'

/** Sentence openings without an actor, which must be read twice. */
const opening = /^(?:Who|Whoever|Whom|Of)\s(?![^.]*\?)/
const nobody = /\b(?:nobody|somebody)\b/i

const scriptComments = [/\/\*+([\s\S]*?)\*\//g, /(?<![:'"`\\/])\/\/\s?(.*)/g]
const comments: Readonly<Record<string, readonly RegExp[]>> = {
  ts: scriptComments,
  tsx: scriptComments,
  mjs: scriptComments,
  css: [/\/\*([\s\S]*?)\*\//g],
  sql: [/--\s?(.*)/g],
  md: [/^#+\s(?:\d+\.\s)?(.*)/gm],
}
const title = /\b(?:it|test|describe)(?:\.\w+)?\(\s*(['"`])((?:\\.|(?!\1).)*)\1/g
const message = /:\s*(['"])((?:\\.|(?!\1).)*)\1/g

/** Comments, test titles, English messages and headings. */
function sentencesOf({ path, text }: SourceFile): readonly string[] {
  const found = (comments[path.split('.').at(-1) ?? ''] ?? []).flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, body = '']) => body),
  )
  const titles = [...text.matchAll(title)].map(([, , body = '']) => body.replace(/^(?:[A-Z]+-?\d+,?\s)+/, ''))
  const messages = /\.en\.ts$/.test(path) ? [...text.matchAll(message)].map(([, , body = '']) => body) : []
  return [...found, ...titles, ...messages].map((body) => body.replace(/\s*\n\s*\*?\s*/g, ' ').trim())
}

/** Sentences of a file that break the rules. */
export function proseFaults(file: SourceFile): readonly string[] {
  return sentencesOf(file).filter((sentence) => opening.test(sentence) || nobody.test(sentence))
}

/** Faults of files that have more than `debt` allows. The debt predates this rule and only falls. */
export function newFaults(files: readonly SourceFile[], debt: Readonly<Record<string, number>>): readonly string[] {
  return files.flatMap((file) => {
    const faults = proseFaults(file)
    return faults.length > (debt[file.path] ?? 0) ? faults.map((fault) => `${file.path}: ${fault}`) : []
  })
}
