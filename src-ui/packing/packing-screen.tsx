import { useId, useMemo, useState } from 'react'
import { upgradedToHttps } from '../../src-domain/menu/picture.ts'
import { Button } from '../design/button.tsx'
import { ChoiceRow } from '../design/choice-row.tsx'
import { Icon } from '../design/icon.tsx'
import { Money } from '../design/money.tsx'
import { Sheet } from '../design/sheet.tsx'
import { Skeleton } from '../design/skeleton.tsx'
import { useContentLanguage } from '../messages/content-language.tsx'
import { useWords } from '../messages/words-context.tsx'
import { Notice } from '../ordering/notice.tsx'
import { useOrdering } from '../ordering/ordering-app.ts'
import { useStateOf } from '../state/use-state-of.ts'
import styles from './packing-screen.module.css'
import { type PackingGroupView, packingView } from './packing-view.ts'

/** Packing items (PACK-01). */
export function PackingScreen() {
  const words = useWords('steps')
  const { back } = useWords('common')
  const { cells, actions } = useOrdering()
  const { menu, isLoading } = useStateOf(cells.packing, (now) => now)
  const order = useStateOf(cells.order, (now) => now)
  const view = useMemo(() => packingView(words, menu, order), [words, menu, order])
  const reason = useId()
  return (
    <Sheet
      title={words.packingTitle}
      closeLabel={back}
      onClose={actions.back}
      tall
      footer={
        isLoading ? undefined : (
          <div className={styles.footer}>
            {view.reason === undefined ? null : (
              <p id={reason} className={styles.reason}>
                {view.reason}
              </p>
            )}
            <Button
              wide
              aria-disabled={!view.mayGoOn || undefined}
              aria-describedby={view.reason === undefined ? undefined : reason}
              onClick={() => view.mayGoOn && actions.next('PACKING')}
            >
              {words.next}
            </Button>
          </div>
        )
      }
    >
      <Notice />
      <div className={styles.content}>
        {isLoading ? (
          <Loading />
        ) : (
          <p className={styles.lead}>{view.groups.length === 0 ? words.packingNone : words.packingLead}</p>
        )}
        {isLoading ? null : view.groups.map((group) => <PackingGroup key={group.group.id} view={group} />)}
      </div>
    </Sheet>
  )
}

function Loading() {
  const words = useWords('steps')
  return (
    <div role="status" aria-label={words.packingLoading}>
      <Skeleton shape="short" />
      <Skeleton shape="bar" />
      <Skeleton shape="bar" />
      <Skeleton shape="bar" />
    </div>
  )
}

function PackingGroup({ view }: { readonly view: PackingGroupView }) {
  const { cells, actions } = useOrdering()
  const { placeholder } = cells.facts.brand.images
  const { group, rule, chosen, error, items } = view
  const words = useWords('steps')
  const lang = useContentLanguage()
  const [gone, setGone] = useState<string>()
  const id = useId()
  return (
    <fieldset className={styles.group} aria-describedby={error === undefined ? undefined : id}>
      <legend className={styles.legend}>
        <span className={styles.name} lang={lang}>
          {group.name}
        </span>
        {rule === undefined ? null : <span className={styles.quiet}>{rule}</span>}
        <span className={styles.quiet}>{chosen}</span>
      </legend>
      {group.description === '' ? null : (
        <p className={styles.quiet} lang={lang}>
          {group.description}
        </p>
      )}
      {error === undefined ? null : (
        <p id={id} className={styles.error}>
          <Icon name="alert" small />
          {error}
        </p>
      )}
      <p role="status" className={styles.gone}>
        {gone === undefined ? null : words.packingGaveWay({ name: gone, group: group.name })}
      </p>
      {items.map(({ item, isChosen }) => (
        <div key={item.id} className={styles.item}>
          <ChoiceRow
            kind="checkbox"
            name={group.id}
            checked={isChosen}
            onChange={() => setGone(actions.tapPacking(group, item))}
            label={<span lang={lang}>{item.name}</span>}
            note={item.description === '' ? undefined : <span lang={lang}>{item.description}</span>}
            end={
              <span className={styles.end}>
                {item.price === 0 ? null : <Money amount={item.price} />}
                <img
                  className={styles.picture}
                  src={item.images[0] === undefined ? placeholder : upgradedToHttps(item.images[0])}
                  alt=""
                  width="52"
                  height="52"
                  loading="lazy"
                />
              </span>
            }
          />
        </div>
      ))}
    </fieldset>
  )
}
