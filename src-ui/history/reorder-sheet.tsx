import type { ComparedLine } from '../../src-domain/cart/compare-with-menu.ts'
import { describeCartLine } from '../../src-domain/cart/describe-cart-line.ts'
import type { AgainFinding } from '../../src-domain/history/again-state.ts'
import { type AgainPlan, costOfAgain, stillThere } from '../../src-domain/history/plan-again.ts'
import { menuOfOrder } from '../../src-domain/navigation/order-addresses.ts'
import { Alert } from '../design/alert.tsx'
import { Button, buttonClass } from '../design/button.tsx'
import { Money } from '../design/money.tsx'
import { Sheet } from '../design/sheet.tsx'
import { again as english } from '../messages/again.en.ts'
import { useContentLanguage } from '../messages/content-language.tsx'
import { withBrandTexts } from '../messages/wording.ts'
import { useWords, type Words } from '../messages/words-context.tsx'
import styles from './reorder.module.css'
import type { ReorderPartProps } from './reorder-props.ts'
import { sinceWords } from './since-words.ts'

export interface ReorderSheetProps extends Omit<ReorderPartProps, 'again'> {
  readonly state: AgainFinding
}

/** Lists price changes and missing items before anything is added to the cart (PROF-17). */
export function ReorderSheet({ state, locale, texts, onTake, onRetry, onClose }: ReorderSheetProps) {
  const common = useWords('common')
  const words = withBrandTexts('again', english, texts, locale)
  const sheet = { title: words.title, closeLabel: common.close, onClose }
  switch (state._tag) {
    case 'Shown':
      return (
        <Sheet {...sheet} footer={<Answer plan={state.plan} words={words} onTake={onTake} />}>
          <Plan plan={state.plan} words={words} />
        </Sheet>
      )
    case 'NoRestaurant':
      return (
        <Sheet {...sheet}>
          <p role="alert" className={styles.plan}>
            {words.noRestaurant}
          </p>
        </Sheet>
      )
    case 'Failed':
      return (
        <Sheet
          {...sheet}
          footer={
            <Button wide onClick={onRetry}>
              {common.retry}
            </Button>
          }
        >
          <div className={styles.plan}>
            <Alert kind="danger">{words.failed}</Alert>
          </div>
        </Sheet>
      )
  }
}

interface PlanProps {
  readonly plan: AgainPlan
  readonly words: Words['again']
}

function Plan({ plan, words }: PlanProps) {
  const isLeft = stillThere(plan).length > 0
  return (
    <div className={styles.plan}>
      <Alert>{isLeft ? words.lead : words.nothing}</Alert>
      <ul className={styles.lines}>
        {plan.dishes.map((dish, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a placed order never changes
          <Line key={`${dish.line.item}/${index}`} dish={dish} plan={plan} words={words} />
        ))}
      </ul>
      {isLeft ? (
        <>
          <p className={styles.total}>
            <span>{words.total}</span>
            <Money amount={costOfAgain(plan)} />
          </p>
          <p className={styles.quiet}>{words.joins}</p>
        </>
      ) : null}
    </div>
  )
}

function Line({ dish: { line, since }, plan, words }: PlanProps & { readonly dish: ComparedLine }) {
  const lang = useContentLanguage()
  const { name, modifiers, total, quantity } = describeCartLine(line, plan.menu)
  const chosen = modifiers.flatMap((one) => one.name ?? []).join(', ')
  const isGone = since._tag === 'Gone'
  return (
    <li className={isGone ? styles.gone : undefined}>
      <span className={styles.row}>
        <strong lang={lang}>{words.lineCount({ name, count: quantity })}</strong>
        {isGone ? null : <Money amount={total} />}
      </span>
      {chosen === '' || isGone ? null : (
        <span className={styles.quiet} lang={lang}>
          {chosen}
        </span>
      )}
      {since._tag === 'Same' ? null : <span className={styles.since}>{sinceWords(words, since, line.price)}</span>}
    </li>
  )
}

function Answer({ plan, words, onTake }: PlanProps & Pick<ReorderPartProps, 'onTake'>) {
  return stillThere(plan).length > 0 ? (
    <Button wide onClick={onTake}>
      {words.add} · {words.price(costOfAgain(plan))}
    </Button>
  ) : (
    <a className={buttonClass('primary', true)} href={menuOfOrder(plan)}>
      {words.menu}
    </a>
  )
}
