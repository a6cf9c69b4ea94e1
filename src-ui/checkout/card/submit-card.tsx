import type { CardEntry } from '../../../src-domain/payment/card-entry.ts'
import type { ShownPhone } from '../../../src-domain/text/displayed-phone.ts'
import { Alert } from '../../design/alert.tsx'
import { Button } from '../../design/button.tsx'
import { CallRestaurant } from '../../design/call-restaurant.tsx'
import type { Spoken } from '../../messages/spoken.ts'
import { useWords } from '../../messages/words-context.tsx'
import { asksRestaurant } from '../../payment/card-words.ts'
import styles from './cards-screen.module.css'
import { sendCardId } from './use-focus-back.ts'

export interface SubmitCardProps {
  readonly text: string
  readonly entry: CardEntry
  readonly isBusy: boolean
  readonly isBlocked: boolean
  readonly onRetry: () => void
}

/**
 * Submit button, or a retry for a form that failed to load. A form that lacks a restaurant cannot be retried (PAY-20).
 */
export function SubmitCard({ text, entry, isBusy, isBlocked, onRetry }: SubmitCardProps) {
  const words = useWords('pay')
  const { retry } = useWords('common')
  if (lacksLocation(entry))
    return (
      <Button wide disabled>
        {words.chooseLocation}
      </Button>
    )
  return entry._tag === 'Failed' ? (
    <Button id={sendCardId} wide onClick={onRetry}>
      {retry}
    </Button>
  ) : (
    <Button id={sendCardId} type="submit" wide busy={isBusy} aria-disabled={isBlocked}>
      {text}
    </Button>
  )
}

export interface CardComplaintProps {
  readonly said: Spoken | undefined
  readonly entry: CardEntry
  readonly phone: ShownPhone
}

/** Error of the card form. A missing restaurant is not an error and replaces the form (PAY-31). */
export function CardComplaint({ said, entry, phone }: CardComplaintProps) {
  if (said === undefined) return null
  if (lacksLocation(entry)) return <p className={styles.none}>{said.text}</p>
  return (
    <Alert kind="danger">
      <p lang={said.lang}>{said.text}</p>
      {asksRestaurant(entry) ? <CallRestaurant phone={phone} /> : null}
    </Alert>
  )
}

/** True if the form lacks a restaurant; some processors have keys per restaurant. */
function lacksLocation({ problem }: CardEntry): boolean {
  return problem?._tag === 'Unavailable' && problem.cause === 'needs-location'
}
