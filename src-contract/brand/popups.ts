import { left, right } from 'fp-ts/lib/Either.js'
import { type Popup, popupTypes, shippedAutoClose } from '../../src-domain/brand/popup.ts'
import { also } from '../codec/also.ts'
import type { Codec } from '../codec/codec.ts'
import { list } from '../codec/list.ts'
import { mapped } from '../codec/mapped.ts'
import { oneOf, ownId, text, wholeNumber, yesNo } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'
import { withFallback } from '../codec/with-fallback.ts'

/** One text for each language, or one for all. */
const content: Codec<Popup['content']> = also(
  mapped(
    'the words of a popup',
    shape('words by language', { required: {}, optional: { en: text, es: text } }),
    (words) =>
      Object.keys(words).length === 0
        ? left<string, Popup['content']>('a popup says something')
        : right<string, Popup['content']>(words),
    ({ en, es }) => ({ ...(en === undefined ? {} : { en }), ...(es === undefined ? {} : { es }) }),
  ),
  mapped(
    'the words of a popup',
    text,
    (words) => right<string, Popup['content']>({ en: words, es: words }),
    ({ en, es }) => en ?? es ?? '',
  ),
)

const options = shape('options of a popup', {
  required: {
    autoCloseTimer: withFallback(wholeNumber(1, 3_600), shippedAutoClose),
    isAutoClose: withFallback(yesNo, false),
    isFirstTimeOnly: withFallback(yesNo, false),
  },
  optional: { repeats: wholeNumber(0, 1_000) },
})

const popup = shape('a popup', {
  required: {
    id: ownId,
    type: withFallback(oneOf('a type of popup', popupTypes), 'notice'),
    content,
    options: withFallback(options, {
      autoCloseTimer: shippedAutoClose,
      isAutoClose: false,
      isFirstTimeOnly: false,
    }),
  },
})

/** Shown in order when the shop opens (SHELL-29). */
export const popups: Codec<readonly Popup[]> = list(popup, { atMost: 8 })
