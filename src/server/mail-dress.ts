import type { MailDress } from '../../src-server/mail/mail-house.ts'
import { broughtMailWords } from '../brand/brought-mail-words.ts'
import type { LoadedBrand } from '../brand/load-brands.ts'
import type { Environment } from '../environment/environment.ts'
import { brandOrigin } from './brand-origin.ts'

/** Always uses light colours, because mail programs darken by themselves. */
export function mailDressOf(brand: LoadedBrand, environment: Environment): MailDress {
  const { background, surface, text, muted, accent, onAccent, border } = brand.tokens.light
  const origin = brandOrigin(brand, environment)
  const words = Object.entries(brand.messages).map(([language, texts]) => [language, broughtMailWords(texts, language)])
  return {
    colours: { background, surface, text, muted, accent, onAccent, border },
    ...(brand.email === undefined ? {} : { replyTo: brand.email }),
    ...(origin === undefined ? {} : { origin }),
    ...(words.length === 0 ? {} : { words: Object.fromEntries(words) }),
  }
}
