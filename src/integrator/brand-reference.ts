import { type BrandFileKind, brandFiles } from '../brand/brand-files.ts'
import { brandKeyMeanings } from './brand-key-meanings.ts'
import { codecRows, type KeyRow } from './codec-rows.ts'
import { themeNames } from './theme-names.ts'

const head = `# Every key of a brand

Generated with \`npm run docs:brand\` from the codecs of a brand's files, so it is complete. \`npm run brand:check <id>\`
lists the unknown keys of a brand. Start with [the how-to](../howto/brand.md).

In a path, \`[]\` is each entry of a list and \`*\` any id or name. *Required* keys have no default; an empty cell means
that there is no value by default.
`

/** Generates docs/reference/brand.md. */
export function brandReference(): string {
  return [head, ...brandFiles.map(sectionOf)].join('\n')
}

function sectionOf({ name, readers, sameAs }: BrandFileKind): string {
  if (sameAs !== undefined) return `## ${name}\n\nThe keys of ${sameAs}.\n`
  const isBrand = name === 'brand.json'
  const columns = ['key', 'value', 'default', ...(isBrand ? ['meaning'] : [])]
  const lines = codecRows(readers).map(({ path, value, leftOut }) => {
    const cells = [`\`${path}\``, (isBrand ? themeAt(path) : undefined) ?? value, leftOutText(leftOut)]
    return line(isBrand ? [...cells, brandKeyMeanings[path] ?? ''] : cells)
  })
  return [`## ${name}\n`, line(columns), line(columns.map(() => '---')), ...lines, ''].join('\n')
}

function leftOutText(leftOut: KeyRow['leftOut']): string {
  if (leftOut === 'needed') return '*required*'
  return leftOut === '' ? '' : `\`${leftOut}\``
}

/** Theme names of this build. The codec accepts any text, because a brand file may be newer than the program. */
function themeAt(path: string): string | undefined {
  return path.startsWith('themes.') ? themeNames[path.slice('themes.'.length)]?.join(', ') : undefined
}

function line(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
}
