import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { upgradedToHttps } from '../../src-domain/menu/picture.ts'
import type { Upsell, UpsellGroup } from '../../src-domain/upsell/offered-upsells.ts'
import { Button } from '../design/button.tsx'
import { Icon } from '../design/icon.tsx'
import { useContentLanguage } from '../messages/content-language.tsx'
import { useWords } from '../messages/words-context.tsx'
import { useOrdering } from '../ordering/ordering-app.ts'
import styles from './upsell-list.module.css'

export interface UpsellListProps {
  readonly groups: readonly UpsellGroup[]
  readonly taken: ReadonlySet<string>
}

/** Upsells by group. A tap adds an item, or opens it if a choice is required (UPS-01, UPS-02). */
export function UpsellList({ groups, taken }: UpsellListProps) {
  const lang = useContentLanguage()
  return (
    <div className={styles.groups}>
      {groups.map(({ id, name, description, upsells }) => (
        <section key={id} className={styles.group} aria-labelledby={`upsell-${encodeURIComponent(id)}`}>
          <h3 id={`upsell-${encodeURIComponent(id)}`} className={styles.title} lang={lang}>
            {name}
          </h3>
          {description === '' ? null : (
            <p className={styles.quiet} lang={lang}>
              {description}
            </p>
          )}
          <ul>
            {upsells.map((upsell) => (
              <UpsellRow key={upsell.item.id} upsell={upsell} isTaken={taken.has(upsell.item.id)} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function UpsellRow({ upsell, isTaken }: { readonly upsell: Upsell; readonly isTaken: boolean }) {
  const words = useWords('steps')
  const lang = useContentLanguage()
  const { cells, actions } = useOrdering()
  const navigate = useNavigate()
  const { item, group, asIs } = upsell
  const { name } = item
  const price = words.price(asIs?.price ?? item.price)
  const open = () => void navigate(`/upsells/${encodeURIComponent(item.id)}`, { state: { group } })
  const row = useRef<HTMLLIElement>(null)
  const add = (offered: NonNullable<Upsell['asIs']>) => {
    actions.addUpsell(offered)
    // Scrolls, because the new line in the cart moves this row down.
    requestAnimationFrame(() => row.current?.scrollIntoView({ block: 'nearest' }))
  }
  return (
    <li ref={row} className={styles.row}>
      <img
        className={styles.picture}
        src={item.images[0] === undefined ? cells.facts.brand.images.placeholder : upgradedToHttps(item.images[0])}
        alt=""
        width="72"
        height="72"
        loading="lazy"
      />
      <div>
        <button type="button" className={styles.name} aria-label={words.openItem({ name })} onClick={open}>
          <span lang={lang}>{name}</span>
        </button>
        <p className={styles.quiet}>{price}</p>
      </div>
      {isTaken ? (
        // Only `aria-disabled`, so that the button keeps its place and the focus.
        <Button
          kind="secondary"
          className={`${styles.add} ${styles.added}`}
          aria-disabled
          aria-label={words.addedItem({ name })}
        >
          <Icon name="check" small />
          {words.added}
        </Button>
      ) : (
        <Button
          kind="secondary"
          className={styles.add}
          aria-label={asIs === undefined ? words.chooseItem({ name }) : words.addItem({ name, price })}
          onClick={() => (asIs === undefined ? open() : add(asIs))}
        >
          {asIs === undefined ? words.choose : words.add}
        </Button>
      )}
    </li>
  )
}
