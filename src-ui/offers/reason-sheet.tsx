import { useState } from 'react'
import { longestReason } from '../../src-domain/offers/issued-card.ts'
import { useJudgedFields } from '../account/use-judged-fields.ts'
import { Alert } from '../design/alert.tsx'
import { Button } from '../design/button.tsx'
import { Sheet } from '../design/sheet.tsx'
import { TextField } from '../design/text-field.tsx'
import { useWords } from '../messages/words-context.tsx'
import type { OfferOutcome, OfferProblem } from './offer-commands.ts'
import styles from './offers.module.css'

export interface ReasonSheetProps {
  readonly title: string
  readonly lead: string
  readonly hint?: string
  readonly action: string
  readonly onSend: (reason: string) => Promise<OfferOutcome>
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Asks for the reason of a change. What was typed stays if the change is refused. */
export function ReasonSheet({ title, lead, hint, action, onSend, onDone, onClose }: ReasonSheetProps) {
  const words = useWords('staff').offersPage
  const [problem, setProblem] = useState<OfferProblem>()
  const { form, field, isSending } = useJudgedFields({
    names: ['reason'] as const,
    initial: { reason: '' },
    judge: ({ reason }) => ({ reason: reason.trim() === '' ? words.reasonMissing : undefined }),
    send: async ({ reason }) => {
      setProblem(undefined)
      const outcome = await onSend(reason.trim())
      if (outcome === 'done') onDone()
      else setProblem(outcome)
    },
  })
  return (
    <Sheet title={title} closeLabel={useWords('common').close} onClose={onClose}>
      <form className={styles.form} {...form}>
        <p>{lead}</p>
        {problem === undefined ? null : <Alert kind="danger">{words.problem[problem]}</Alert>}
        <TextField
          {...field('reason')}
          label={words.reason}
          maxLength={longestReason}
          autoComplete="off"
          {...(hint === undefined ? {} : { hint })}
        />
        <Button type="submit" wide className={styles.wide} busy={isSending}>
          {action}
        </Button>
      </form>
    </Sheet>
  )
}
