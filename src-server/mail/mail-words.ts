import type { Locale } from '../../src-domain/brand/brand.ts'
import { english, type MailWords } from './mail-words.en.ts'
import { spanish } from './mail-words.es.ts'

export const mailWords: Readonly<Record<Locale, MailWords>> = { en: english, es: spanish }
