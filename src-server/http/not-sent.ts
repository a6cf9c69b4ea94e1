import type { NoSender } from '../account/pin-refusals.ts'
import { type RefusalAnswer, refusal } from './refusal-answer.ts'

export function notSent(why: NoSender): RefusalAnswer {
  switch (why._tag) {
    case 'NoMail':
      return refusal(503, 'no_mail', 'We cannot send mail just now. Please ask the restaurant.')
    case 'NoTexts':
      return refusal(503, 'no_texts', 'We cannot send text messages just now. Please ask the restaurant.')
  }
}
