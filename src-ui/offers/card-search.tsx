import { useState } from 'react'
import { longestGiftCardNumber } from '../../src-domain/gift-card/gift-card-number.ts'
import { useJudgedFields } from '../account/use-judged-fields.ts'
import { Alert } from '../design/alert.tsx'
import { Button } from '../design/button.tsx'
import { TextField } from '../design/text-field.tsx'
import { useWords } from '../messages/words-context.tsx'
import type { OfferProblem } from './offer-commands.ts'
import styles from './offers.module.css'
import type { OffersController } from './offers-controller.ts'

/** Finds a card by its number. */
export function CardSearch({ controller }: { readonly controller: OffersController }) {
  const { card: words, problem: problems } = useWords('staff').offersPage
  const [problem, setProblem] = useState<OfferProblem>()
  const { form, field, isSending, empty } = useJudgedFields({
    names: ['number'] as const,
    initial: { number: '' },
    judge: ({ number }) => ({ number: number.trim() === '' ? words.numberMissing : undefined }),
    send: async ({ number }) => {
      setProblem(undefined)
      const outcome = await controller.findCard({ number })
      if (outcome === 'done') empty()
      else setProblem(outcome)
    },
  })
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{words.lookUp}</h2>
      <form className={styles.search} {...form}>
        <TextField
          {...field('number')}
          label={words.number}
          maxLength={longestGiftCardNumber * 2}
          autoComplete="off"
          spellCheck={false}
        />
        <Button type="submit" kind="secondary" busy={isSending}>
          {words.find}
        </Button>
      </form>
      {problem === undefined ? null : (
        <Alert kind="danger">{problem === 'not-found' ? words.unknown : problems[problem]}</Alert>
      )}
    </section>
  )
}
