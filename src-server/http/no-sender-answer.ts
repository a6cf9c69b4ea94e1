import type { NoSender } from '../account/pin-refusals.ts'
import { type RefusalAnswer, refusal } from './refusal-answer.ts'

export function noSenderAnswer(why: NoSender): RefusalAnswer {
  switch (why._tag) {
    case 'NoMail':
      return refusal(503, 'no_mail', "We can't send emails right now. Please contact the restaurant.")
    case 'NoTexts':
      return refusal(503, 'no_texts', "We can't send text messages right now. Please contact the restaurant.")
  }
}
