import type { MadePin } from '../account/pin-codes.ts'
import { languageFor, type MailHouse } from './mail-house.ts'
import { mailWordsFor } from './mail-words.ts'
import type { TextMessage } from './text-sender.ts'

export function pinText(id: string, pin: MadePin, house: MailHouse): TextMessage {
  const { text } = mailWordsFor(house, languageFor(house, pin.language)).pin
  return { id: `pin:${id}`, to: pin.to, text: text({ digits: pin.digits, brand: house.brand.name }) }
}
