import { useEffect, useRef, useState } from 'react'
import type { PromoCodeEntry } from '../../src-domain/offers/promo-code-entry.ts'
import { Alert } from '../design/alert.tsx'
import { Button } from '../design/button.tsx'
import { ConfirmDialog } from '../design/confirm-dialog.tsx'
import { useBoardWords } from '../kitchen/use-board-words.ts'
import { useStateOf } from '../state/use-state-of.ts'
import { NewCodeSheet } from './new-code-sheet.tsx'
import type { OfferProblem } from './offer-commands.ts'
import styles from './offers.module.css'
import type { OffersController } from './offers-controller.ts'
import { promoCodeWords } from './promo-code-words.ts'

export interface PromoCodesPanelProps {
  readonly controller: OffersController
  readonly codes: readonly PromoCodeEntry[]
}

/** Promo codes with their uses, and the buttons that make and end them. */
export function PromoCodesPanel({ controller, codes }: PromoCodesPanelProps) {
  const words = useBoardWords(controller.location.timeZone)
  const { code: own, problem: problems } = words.staff.offersPage
  const { menu, heardAt } = useStateOf(controller.state, (now) => now)
  const [isNew, setNew] = useState(false)
  const [ending, setEnding] = useState<PromoCodeEntry>()
  const status = useRef<HTMLParagraphElement>(null)
  const [said, say] = useState('')
  const [problem, setProblem] = useState<OfferProblem>()
  const { readMenu } = controller
  useEffect(readMenu, [readMenu])
  const names = new Map(menu.map(({ id, name }) => [id, name]))
  // The button that was pressed is gone.
  useEffect(() => {
    if (said !== '') status.current?.focus()
  }, [said])
  const end = async ({ id, code }: PromoCodeEntry) => {
    setEnding(undefined)
    setProblem(undefined)
    say('')
    const outcome = await controller.endCode(id)
    if (outcome !== 'done') return setProblem(outcome)
    say(own.ended({ name: code }))
  }
  return (
    <>
      <div className={styles.actions}>
        <Button onClick={() => setNew(true)}>{own.add}</Button>
        <p ref={status} role="status" tabIndex={-1} className={styles.said}>
          {said}
        </p>
      </div>
      {problem === undefined ? null : <Alert kind="danger">{problems[problem]}</Alert>}
      {codes.length === 0 ? (
        <p className={styles.nothing}>{own.none}</p>
      ) : (
        <ul className={styles.rows}>
          {codes.map((entry) => {
            const { status, statusText, off, facts, uses } = promoCodeWords(words, entry, names, heardAt)
            return (
              <li key={entry.id} className={styles.row}>
                <div className={styles.what}>
                  <p className={styles.heading}>
                    <span className={styles.name}>{entry.code}</span>
                    <span className={styles.status} data-is={status === 'active' ? 'on' : undefined}>
                      {statusText}
                    </span>
                  </p>
                  <p>{off}</p>
                  <p className={styles.facts}>{facts.join(' · ')}</p>
                </div>
                <p>{uses}</p>
                {status === 'ended' || status === 'over' ? null : (
                  <Button
                    kind="secondary"
                    className={styles.wide}
                    aria-label={own.endNamed({ name: entry.code })}
                    onClick={() => setEnding(entry)}
                  >
                    {own.end}
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
      )}
      {isNew ? (
        <NewCodeSheet
          controller={controller}
          onCreated={(code) => {
            setNew(false)
            setProblem(undefined)
            say(own.created({ name: code }))
          }}
          onClose={() => setNew(false)}
        />
      ) : null}
      {ending === undefined ? null : (
        <ConfirmDialog
          question={own.confirmEnd({ name: ending.code })}
          yes={own.end}
          no={own.keep}
          onYes={() => void end(ending)}
          onNo={() => setEnding(undefined)}
        />
      )}
    </>
  )
}
