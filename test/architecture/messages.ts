import type { SourceFile } from './source-files.ts'

const catalogue = /^src-ui\/messages\/.*\.(en|es)\.ts$/
const messageName = /^\s+([a-zA-Z]\w*)(?::|\(|,$)/gm
/** As a property, as a tag of a union, or taken out of a catalogue by its name alone. */
const named = /[.']([a-zA-Z]\w*)|(?<=[{,]\s*)([a-zA-Z]\w*)(?=\s*[,}])/g

/** Messages of the catalogue that no source names: words that a document would carry, and a brand could word, for nobody. */
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
