import { useMemo, useState } from 'react'
import { Alert } from '../design/alert.tsx'
import { Icon } from '../design/icon.tsx'
import { VisuallyHidden } from '../design/visually-hidden.tsx'
import { useWords } from '../messages/words-context.tsx'
import { CategoryNav, sectionId } from './category-nav.tsx'
import { foundItems } from './found-items.ts'
import { ItemCard } from './item-card.tsx'
import { ItemPanel } from './item-panel.tsx'
import styles from './menu-page.module.css'
import type { MenuPageView } from './menu-page-view.ts'
import { RestaurantStrip } from './restaurant-strip.tsx'

/** How many pictures a phone shows when the page opens; they are fetched first. */
const inFirstView = 4

export const MenuPage = ({ view, layout }: { readonly view: MenuPageView; readonly layout: string }) => {
  const words = useWords('shop')
  const [search, setSearch] = useState('')
  const categories = useMemo(() => foundItems(view.categories, search), [view, search])
  const count = categories.reduce((sum, { items }) => sum + items.length, 0)
  const Title = view.item === undefined ? 'h1' : 'h2'
  return (
    <div className={layout === 'Type2' ? styles.wide : undefined}>
      {view.item === undefined ? null : <ItemPanel item={view.item} menuHref={view.href} />}
      {view.location.isOpen ? null : (
        <div className={styles.closed}>
          <Alert title={view.location.opening}>{words.closedAhead}</Alert>
        </div>
      )}
      <Title className={styles.title}>{words.menuOf({ name: view.location.name })}</Title>
      <div className={styles.top}>
        <search className={styles.search}>
          <Icon name="search" />
          <input
            className={styles.searchInput}
            type="search"
            aria-label={words.search}
            placeholder={words.search}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
        </search>
        <RestaurantStrip view={view} />
      </div>
      {view.restaurantAbout === undefined ? null : <p className={styles.restaurant}>{view.restaurantAbout}</p>}
      <VisuallyHidden>
        <span role="status">{search === '' ? '' : words.searchFound({ count })}</span>
      </VisuallyHidden>
      <div className={styles.layout}>
        <CategoryNav categories={categories} />
        <div>
          {count === 0 ? <p className={styles.lead}>{words.searchNone({ text: search })}</p> : null}
          {categories.map((category, at) => (
            <section
              key={category.id}
              id={sectionId(category.id)}
              className={styles.section}
              tabIndex={-1}
              aria-labelledby={`${sectionId(category.id)}-t`}
            >
              <h2 className={styles.sectionTitle} id={`${sectionId(category.id)}-t`}>
                {category.name}
              </h2>
              {category.about === '' ? null : <p className={styles.sectionAbout}>{category.about}</p>}
              <ul className={styles.cards}>
                {category.items.map((card, index) => (
                  <ItemCard
                    key={card.id}
                    card={card}
                    layout={layout}
                    isFirst={at === 0 && index < inFirstView && view.item === undefined}
                  />
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}
