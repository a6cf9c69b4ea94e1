import { right } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { Brand } from '../../src-domain/brand/brand.ts'
import { keyed } from '../codec/keyed.ts'
import { list } from '../codec/list.ts'
import { matching, text, wholeNumber } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'
import { withFallback } from '../codec/with-fallback.ts'
import { brandConfiguration } from './brand-configuration.ts'

const colour = matching('a colour such as #b0361b', /^#[0-9a-f]{6}$/i)

const colours = shape('colours', {
  required: {
    background: colour,
    surface: colour,
    raised: colour,
    text: colour,
    muted: colour,
    accent: colour,
    onAccent: colour,
    accentSoft: colour,
    border: colour,
    outline: colour,
    danger: colour,
    onDanger: colour,
    success: colour,
    onSuccess: colour,
    focus: colour,
    plate: colour,
  },
})

// The name must not be able to end a CSS rule.
const family = matching('the name of a font', /^[A-Za-z][A-Za-z0-9 -]{0,60}$/)

const tokens = shape('tokens', {
  required: {
    light: colours,
    dark: colours,
    radius: wholeNumber(0, 64),
    space: wholeNumber(2, 32),
    fonts: shape('fonts', { required: { display: family, text: family } }),
  },
})

const host = matching('a host name without a port', /^[a-z0-9.-]{1,253}$/)
const picture = matching('a path of ours or an https address', /^(?:\/(?:[^\s<>"/][^\s<>"]*)?|https:\/\/[^\s<>"]+)$/)

/** Appearance: cannot change an order or its price (SHELL-10). */
const dress = shape('a brand file', {
  required: {
    hosts: list(host),
    tokens,
    images: withFallback(shape('images', { required: {}, optional: { hero: picture, favicon: picture } }), {}),
  },
  optional: {
    email: text,
    /** Configured, because a request's Host header cannot be trusted. */
    origin: matching('an origin such as https://order.example', /^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?$/),
  },
})

type Dress = t.TypeOf<typeof dress>

export interface BrandFile {
  readonly brand: Brand
  /** Host names have no ports. */
  readonly hosts: readonly string[]
  readonly tokens: Dress['tokens']
  readonly images: Dress['images']
  readonly email?: string
  readonly origin?: string
}

export const brandFileReaders: readonly t.Mixed[] = [brandConfiguration, dress]

/** brands/<id>/brand.json. */
export function brandFile(json: unknown) {
  const brand = brandConfiguration.decode(json)
  if (brand._tag === 'Left') return brand
  const rest = dress.decode(json)
  return rest._tag === 'Left' ? rest : right<never, BrandFile>({ brand: brand.right, ...rest.right })
}

// A form is chosen by the exact value of a fact, else by its plural category, else it is `other`.
const forms = keyed(/^[\w-]{0,40}$/, t.string)
const texts = keyed(/^[A-Za-z]+(?:\.[\w-]+)+$/, t.union([t.string, forms]))

/** brands/<id>/wording.json. */
export const brandTexts = keyed(/^[a-z]{2}$/, texts)

/** brands/<id>/messages/<language>.json: every text of the shop, in a language that is not ours. */
export const brandMessages = texts

export type BrandTexts = t.TypeOf<typeof brandTexts>
export type BrandMessages = t.TypeOf<typeof brandMessages>
