import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRight } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { Locale } from '../../src-domain/brand/brand.ts'
import { isOwnLanguage } from '../../src-domain/text/language.ts'

const chunk = t.intersection([
  t.strict({ script: t.string, imports: t.readonlyArray(t.string) }),
  t.partial({ style: t.string }),
])
const bundle = t.intersection([chunk, t.strict({ fonts: t.readonlyArray(t.string), later: t.record(t.string, chunk) })])
/** By language: "en", or "he@corner" for the brand that brings it. */
const perLocale = t.record(t.string, bundle)
const manifest = t.partial({
  shop: perLocale,
  pay: perLocale,
  order: perLocale,
  giftCard: perLocale,
  account: perLocale,
  staff: perLocale,
  gallery: perLocale,
})

export type DocumentName = 'shop' | 'pay' | 'order' | 'giftCard' | 'account' | 'staff' | 'gallery'
export type Bundle = t.TypeOf<typeof bundle>

export interface DocumentAssets {
  readonly bundle: Bundle
  /** Inlined, so that the first paint waits for no style sheet. */
  readonly css: string
  /** True if an initial script contains the class name and may therefore add it to an element. */
  readonly says: (className: string) => boolean
}

/** Scripts in the head of shop pages (src/browser/first-tap). */
export interface InlineScripts {
  readonly firstTap: string
  readonly deliveryMenu: string
}

export function readInlineScripts(distDir: string): InlineScripts {
  const read = (name: string) => readFileSync(join(distDir, `${name}.js`), 'utf8')
  return { firstTap: read('first-tap'), deliveryMenu: read('delivery-menu') }
}

/** Throws if the build lacks the document. */
export function readAssets(distDir: string): (name: DocumentName, locale: Locale, brandId: string) => DocumentAssets {
  const read: unknown = JSON.parse(readFileSync(join(distDir, 'assets-manifest.json'), 'utf8'))
  const decoded = manifest.decode(read)
  if (!isRight(decoded)) throw new Error('assets-manifest.json is not of this release: build again')
  const known = new Map<string, DocumentAssets>()
  return (name, locale, brandId) => {
    const language = isOwnLanguage(locale) ? locale : `${locale}@${brandId}`
    const key = `${name}.${language}`
    const found = known.get(key)
    if (found !== undefined) return found
    // A brand's version may bring a language that this build has not: its scripts are English until the next build.
    const one = decoded.right[name]?.[language] ?? decoded.right[name]?.['en']
    if (one === undefined) throw new Error(`the build has no ${name} document`)
    const css = one.style === undefined ? '' : readFileSync(join(distDir, one.style), 'utf8').trim()
    const scripts = [one.script, ...one.imports].map((name) => readFileSync(join(distDir, name), 'utf8'))
    const made = { bundle: one, css, says: remembered(scripts.join('\n')) }
    known.set(key, made)
    return made
  }
}

/** Pages look up the same few hundred classes, and searching is slow. */
function remembered(script: string): (text: string) => boolean {
  const known = new Map<string, boolean>()
  return (text) => {
    const found = known.get(text) ?? script.includes(text)
    known.set(text, found)
    return found
  }
}
