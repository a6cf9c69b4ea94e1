import { useId } from 'react'
import type { HeldLine } from '../../src-domain/cart/held-against-menu.ts'
import { isGone, type MoveQuestion as Question } from '../../src-domain/location/ask-before-move.ts'
import { Button } from '../design/button.tsx'
import { useModal } from '../design/use-modal.ts'
import { sinceWords } from '../history/since-words.ts'
import { again as english } from '../messages/again.en.ts'
import { useContentLanguage } from '../messages/content-language.tsx'
import { withBrandTexts } from '../messages/wording.ts'
import { useWords } from '../messages/words-context.tsx'
import { useOrdering } from '../ordering/ordering-app.ts'
import styles from './move-question.module.css'

/** Before the order goes elsewhere: which of its dishes cannot be had there, and what else is different (CART-20). */
export function MoveQuestion({ question }: { readonly question: Question }) {
  const { move: words, itemUnavailable } = useWords('ordering')
  const { cells, actions } = useOrdering()
  const { texts, locale } = cells.facts
  const again = withBrandTexts('again', english, texts, locale)
  const lang = useContentLanguage()
  const modal = useModal(() => actions.answerMove('stay'))
  const id = useId()
  const { to, isOtherRestaurant, lines } = question
  const gone = lines.filter(isGone)
  const { length: count } = gone
  const name = ({ line }: HeldLine) => (
    <strong lang={lang}>{again.lineCount({ name: line.name || itemUnavailable, count: line.quantity })}</strong>
  )
  const changed = lines.filter(({ since }) => since._tag === 'Repriced' || since._tag === 'ToComplete')
  return (
    <dialog
      {...modal}
      role="alertdialog"
      className={styles.dialog}
      aria-labelledby={id}
      aria-describedby={`${id}lines`}
    >
      <h2 id={id} className={styles.title}>
        {isOtherRestaurant ? words.elsewhere({ count, place: to.name }) : words[to.type]({ count })}
      </h2>
      <div id={`${id}lines`} className={styles.lines}>
        <ul>
          {gone.map((one, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be of one dish
            <li key={`${one.line.item}/${at}`}>{name(one)}</li>
          ))}
        </ul>
        {changed.length === 0 ? null : (
          <>
            <h3>{words.changes}</h3>
            <ul>
              {changed.map((one, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be of one dish
                <li key={`${one.line.item}/${at}`}>
                  {name(one)} <span>{sinceWords(again, one.since, one.line.price)}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <div className={styles.answers}>
        <Button kind="secondary" wide onClick={() => actions.answerMove('stay')}>
          {words.stay}
        </Button>
        <Button kind="secondary" wide onClick={() => actions.answerMove('keep')}>
          {words.keep({ count })}
        </Button>
        <Button wide onClick={() => actions.answerMove('leave out')}>
          {words.leaveOut({ count })}
        </Button>
      </div>
    </dialog>
  )
}
