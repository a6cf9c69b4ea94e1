import { computedWords } from '../../src-ui/messages/brought-words.ts'
import { type BrandTexts, isOfCurrency, isSaid, type Message } from '../../src-ui/messages/wording.ts'
import { englishTemplate } from './catalogue-faults.ts'
import { catalogueModules } from './message-paths.ts'

/**
 * Modules that replace our English catalogues in the scripts of a language that a brand brings, by file name. Texts are
 * written as JSON strings, so a catalogue cannot carry code.
 */
export function catalogueSource(texts: BrandTexts, language: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    catalogueModules.map(({ file, name, chunk, words }) => [
      file,
      [
        `import { dollarFormat, formatPrice } from '../../src-domain/money/format-price.ts'`,
        `import { brought, computedWords } from './brought-words.ts'`,
        `export const ${name} = ${written(words, chunk, texts, language)}`,
        '',
      ].join('\n'),
    ]),
  )
}

function written(message: Message, path: string, texts: BrandTexts, language: string): string {
  if (typeof message === 'object') {
    const entries = Object.entries(message).map(
      ([name, inner]) => `${JSON.stringify(name)}: ${written(inner, `${path}.${name}`, texts, language)}`,
    )
    return `{ ${entries.join(', ')} }`
  }
  const [own, said] = [texts[path], JSON.stringify(language)]
  if (path.endsWith('.price')) return 'formatPrice'
  if (isOfCurrency(path) || !(typeof message === 'string' || isSaid(message))) return '() => dollarFormat'
  if (computedWords[path] !== undefined) return `computedWords[${JSON.stringify(path)}](${said})`
  if (typeof message === 'string') return JSON.stringify(own ?? message)
  return `brought(${JSON.stringify(own ?? englishTemplate(message))}, ${said}, ${JSON.stringify(path)})`
}
