import { readFileSync } from 'node:fs'

export interface QuotedText {
  readonly id: string
  readonly text: string
  readonly place: string
  readonly met: string
}

export function quotedTexts(): readonly QuotedText[] {
  const [, ...lines] = readFileSync('docs/quality/quoted-texts.tsv', 'utf8').trimEnd().split('\n')
  return lines.map((line) => {
    const [id = '', text = '', place = '', met = ''] = line.split('\t')
    return { id, text, place, met }
  })
}

/** Reason why a row is wrong, or undefined. `messages`: English catalogues by name. */
export function quotedTextFault(row: QuotedText, messages: object): string | undefined {
  const { text, place, met } = row
  if (place.startsWith('none: ')) return met === '' ? undefined : 'is no text of its own, and is met'
  if (met === '' || !holds(plain(readFileSync(met, 'utf8')), text)) return `is not in ${met}`
  const part = place.startsWith('part of ')
  const path = place.replace(/^part of /, '')
  if (path.includes('/')) return holds(plain(readFileSync(path, 'utf8')), text) ? undefined : `is not in ${path}`
  const said = saidBy(messages, path)
  if (said === undefined) return `has no message ${path}`
  return part ? (holds(said, text) ? undefined : 'is not a part of it') : same(said, text)
}

function same(said: string, text: string): string | undefined {
  return blanked(said) === blanked(text) ? undefined : `is “${said}” there`
}

function holds(where: string, text: string): boolean {
  let from = 0
  for (const fragment of blanked(text).split('{}')) {
    const at = where.indexOf(fragment.trim(), from)
    if (at < 0) return false
    from = at + fragment.trim().length
  }
  return true
}

/** `${min}`, `{min}` and three dots match anything. */
function blanked(text: string): string {
  return text.replaceAll(/\$?\{[^}]*\}|\.\.\./g, '{}')
}

/** Source text without escapes. */
function plain(source: string): string {
  return source.replaceAll(/\\(['.$()])/g, '$1')
}

function saidBy(catalogue: unknown, path: string): string | undefined {
  const found = path
    .split('.')
    .reduce<unknown>((at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined), catalogue)
  if (typeof found === 'string') return found
  if (typeof found !== 'function') return undefined
  const said: unknown = found(new Proxy({}, { get: (_, key) => (typeof key === 'string' ? `{${key}}` : undefined) }))
  return typeof said === 'string' ? said : undefined
}
