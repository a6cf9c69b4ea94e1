import { useWords } from '../messages/words-context.tsx'
import { ItemCard } from './item-card.tsx'
import type { MenuLayout } from './menu-layout.ts'
import styles from './menu-page.module.css'
import type { MenuPageView } from './menu-page-view.ts'
import { searchResultWords } from './search-result-words.ts'

export interface SearchResultsProps {
  readonly view: MenuPageView
  readonly layout: MenuLayout
}

/** Search results, best first. The status is mounted empty, so that its changes are announced. */
export function SearchResults({ view: { search, href }, layout }: SearchResultsProps) {
  const shop = useWords('shop')
  const words = useWords('shopPage')
  const items = search?.items ?? []
  return (
    <section id="finds" className={styles.finds} aria-labelledby="finds-t">
      <h2 id="finds-t" hidden={search === undefined}>
        {words.searchResults}
      </h2>
      <p className={styles.lead} role="status">
        {search === undefined ? '' : searchResultWords(search.text, items.length, shop)}
      </p>
      <ul className={layout.cards} hidden={items.length === 0}>
        {items.map((card) => (
          <ItemCard
            key={card.id}
            card={card}
            listGroup={undefined}
            sizes={layout.pictureSizes}
            isFirst={false}
            isTold={false}
          />
        ))}
      </ul>
      <p className={styles.wayOn} hidden={search === undefined}>
        <a href={href}>{words.wholeMenu}</a>
      </p>
    </section>
  )
}
