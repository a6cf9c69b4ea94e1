import type { CardFormWords } from '../../src-domain/payment/card-form.ts'
import type { cardForm } from '../messages/card-form.en.ts'
import type { Words } from '../messages/words-context.tsx'

export function cardFormWords(
  words: typeof cardForm,
  { payFor, price }: Pick<Words['pay'], 'payFor' | 'price'>,
): CardFormWords {
  return {
    fields: words.field,
    problem: (field, problem) => {
      if (problem === 'expired') return field === 'expiry' ? words.fieldExpired : words.monthPassed
      return problem === 'missing' ? words.fieldMissing[field] : words.fieldInvalid[field]
    },
    bank: words.testBank,
    wallet: { ...words.testWallet, approve: (amount) => payFor({ price: price(amount) }) },
  }
}
