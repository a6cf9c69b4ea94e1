import type { SourceFile } from './source-files.ts'

const catalogue = /^src-ui\/messages\/.*\.(en|es)\.ts$/
const messageName = /^\s+([a-zA-Z]\w*)(?::|\(|,$)/gm
/** As a property, a union tag, or destructured from a catalogue. */
const named = /[.']([a-zA-Z]\w*)|(?<=[{,]\s*)([a-zA-Z]\w*)(?=\s*[,}])/g

export function unspokenMessages(files: readonly SourceFile[]): readonly string[] {
  const spoken = new Set(
    files
      .filter(({ path }) => !catalogue.test(path))
      .flatMap(({ text }) => [...text.matchAll(named)].map(([, one, other]) => one ?? other)),
  )
  return files
    .filter(({ path }) => path.startsWith('src-ui/messages/') && path.endsWith('.en.ts'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(messageName)].filter(([, name]) => !spoken.has(name)).map(([, name]) => `${path}: ${name}`),
    )
}
