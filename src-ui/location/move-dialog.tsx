import type { ComparedLine } from '../../src-domain/cart/compare-with-menu.ts'
import { isGone, type MoveQuestion as Question } from '../../src-domain/location/ask-before-move.ts'
import { Button } from '../design/button.tsx'
import { QuestionDialog } from '../design/question-dialog.tsx'
import { sinceWords } from '../history/since-words.ts'
import { again as english } from '../messages/again.en.ts'
import { useContentLanguage } from '../messages/content-language.tsx'
import { withBrandTexts } from '../messages/wording.ts'
import { useWords } from '../messages/words-context.tsx'
import { useOrdering } from '../ordering/ordering-app.ts'
import styles from './move-question.module.css'

/** Confirms a move to another menu: lists missing items and other differences (CART-20). */
export function MoveDialog({ question }: { readonly question: Question }) {
  const { move: words, itemUnavailable } = useWords('ordering')
  const { cells, actions } = useOrdering()
  const { texts, locale } = cells.facts
  const again = withBrandTexts('again', english, texts, locale)
  const lang = useContentLanguage()
  const { to, isOtherRestaurant, lines } = question
  const gone = lines.filter(isGone)
  const { length: count } = gone
  const name = ({ line }: ComparedLine) => (
    <strong lang={lang}>{again.lineCount({ name: line.name || itemUnavailable, count: line.quantity })}</strong>
  )
  const changed = lines.filter(({ since }) => since._tag === 'Repriced' || since._tag === 'ToComplete')
  return (
    <QuestionDialog
      question={isOtherRestaurant ? words.elsewhere({ count, place: to.name }) : words[to.type]({ count })}
      onEscape={() => actions.answerMove('stay')}
      stacked
      answers={
        <>
          <Button kind="secondary" wide onClick={() => actions.answerMove('stay')}>
            {words.stay}
          </Button>
          <Button kind="secondary" wide onClick={() => actions.answerMove('keep')}>
            {words.keep({ count })}
          </Button>
          <Button wide onClick={() => actions.answerMove('leave out')}>
            {words.leaveOut({ count })}
          </Button>
        </>
      }
    >
      <div className={styles.lines}>
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
    </QuestionDialog>
  )
}
