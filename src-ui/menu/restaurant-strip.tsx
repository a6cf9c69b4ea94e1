import { useWords } from '../messages/words-context.tsx'
import styles from './menu-page.module.css'
import type { MenuPageView } from './menu-page-view.ts'

/** Restaurants of a food hall (MENU-20), as links, so that each has its own address. */
export function RestaurantStrip({ view }: { readonly view: MenuPageView }) {
  const { restaurants } = useWords('shop')
  const { allRestaurants } = useWords('shopPage')
  if (view.restaurants.length < 2) return null
  const isAll = view.restaurants.every(({ isCurrent }) => !isCurrent)
  return (
    <nav className={styles.strip} aria-label={restaurants}>
      <a href={view.href} aria-current={isAll ? 'page' : undefined}>
        {allRestaurants}
      </a>
      {view.restaurants.map(({ id, name, href, isCurrent }) => (
        <a key={id} href={href} aria-current={isCurrent ? 'page' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  )
}
