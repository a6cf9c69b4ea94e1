import { Alert } from '../design/alert.tsx'
import { useContentLanguage } from '../messages/content-language.tsx'
import { useWords } from '../messages/words-context.tsx'
import filter from './allergen-filter.module.css'
import { AllergenFilter } from './allergen-filter.tsx'
import { CategoryNav, sectionId } from './category-nav.tsx'
import { ItemCard } from './item-card.tsx'
import { ItemPanel } from './item-panel.tsx'
import { type MenuLayout, menuLayout } from './menu-layout.ts'
import styles from './menu-page.module.css'
import type { CategoryView, MenuPageView } from './menu-page-view.ts'
import { MenuSearch } from './menu-search.tsx'
import { itemMicrodata } from './offer.tsx'
import { RestaurantStrip } from './restaurant-strip.tsx'
import { SearchResults } from './search-results.tsx'

/** Pictures that a phone initially shows; loaded first. */
const firstViewPictures = 4

interface SectionProps {
  readonly category: CategoryView
  readonly layout: MenuLayout
  readonly inView: number
  /**
   * True if the cards have microdata for search engines. On an item's page only the item has, to keep the page small.
   */
  readonly isTold: boolean
}

/**
 * Menu page, rendered only on the server. In the browser, `enhanceMenu` adds behaviour at a cost that does not depend
 * on its size.
 */
export function MenuPage({ view, layout: name }: { readonly view: MenuPageView; readonly layout: string }) {
  const words = useWords('shopPage')
  const { preorderOnly } = useWords('shop')
  const lang = useContentLanguage()
  const layout = menuLayout(name)
  const isTold = view.item === undefined
  const hasFilter = view.allergens.length > 0
  const classes = [layout.categories === 'beside' ? styles.beside : '', hasFilter ? filter.menu : '']
  const rootClass = classes.filter(Boolean).join(' ') || undefined
  const Title = view.item === undefined ? 'h1' : 'h2'
  return (
    <div className={rootClass}>
      {view.isDishGone === true ? (
        <div className={styles.closed}>
          <Alert kind="danger">{words.dishGone}</Alert>
        </div>
      ) : null}
      {view.location.isOpen && view.location.next === undefined ? null : (
        <div className={styles.closed}>
          <Alert title={view.location.isOpen ? preorderOnly : view.location.opening}>
            {view.location.next === undefined ? words.closedAhead : words.aheadFrom({ when: view.location.next })}
          </Alert>
        </div>
      )}
      {view.item === undefined ? null : <ItemPanel item={view.item} menuHref={view.href} />}
      <Title className={styles.title}>{words.menuOf({ name: view.location.name })}</Title>
      <div className={styles.top}>
        <MenuSearch view={view} />
        {hasFilter ? (
          <AllergenFilter allergens={view.allergens} items={view.categories.flatMap(({ items }) => items).length} />
        ) : null}
      </div>
      <SearchResults view={view} layout={layout} />
      <div id="whole" hidden={view.search !== undefined}>
        <RestaurantStrip view={view} />
        {view.restaurantAbout === undefined ? null : (
          <p className={styles.restaurant} lang={lang}>
            {view.restaurantAbout}
          </p>
        )}
        <div className={styles.whole}>
          <CategoryNav categories={view.categories} isBeside={layout.categories === 'beside'} />
          <div {...(isTold ? itemMicrodata('Menu') : {})}>
            {view.categories.map((category, at) => (
              <Section
                key={category.id}
                category={category}
                layout={layout}
                isTold={isTold}
                inView={at === 0 && view.item === undefined ? firstViewPictures : 0}
              />
            ))}
          </div>
        </div>
      </div>
    </div>
  )
}

function Section({ category, layout, inView, isTold }: SectionProps) {
  const id = sectionId(category.id)
  const lang = useContentLanguage()
  return (
    <section
      id={id}
      className={styles.section}
      data-a={category.contains.join(' ') || undefined}
      tabIndex={-1}
      aria-labelledby={`${id}-t`}
      {...(isTold ? { itemProp: 'hasMenuSection', ...itemMicrodata('MenuSection') } : {})}
    >
      <h2 id={`${id}-t`} lang={lang} itemProp={isTold ? 'name' : undefined}>
        {category.name}
      </h2>
      {category.about === '' ? null : (
        <p lang={lang} itemProp={isTold ? 'description' : undefined}>
          {category.about}
        </p>
      )}
      <ul className={layout.cards}>
        {category.items.map((card, at) => (
          <ItemCard
            key={card.id}
            card={card}
            listGroup={category.id}
            sizes={layout.pictureSizes}
            isFirst={at < inView}
            isTold={isTold}
          />
        ))}
      </ul>
    </section>
  )
}
