import { isDeliverable } from '../../src-domain/address/address-problems.ts'
import type { Brand, Locale } from '../../src-domain/brand/brand.ts'
import { deliveringLocations } from '../../src-domain/location/delivery-promise.ts'
import { Picture } from '../design/picture.tsx'
import { DeliveryAddressPrompt } from '../location/delivery-address-prompt.tsx'
import { deliveryCardView } from '../location/delivery-card-view.ts'
import { DeliveryNotice } from '../location/delivery-notice.tsx'
import { LocationCard } from '../location/location-card.tsx'
import type { LocationsView } from '../location/locations-view.ts'
import { NearSearch } from '../location/near-search.tsx'
import { useContentLanguage } from '../messages/content-language.tsx'
import { useWords } from '../messages/words-context.tsx'
import { useStateOf } from '../state/use-state-of.ts'
import styles from './location-picker.module.css'
import { OrderTypeSwitch } from './order-type-switch.tsx'
import { useShop } from './shop-app.ts'
import { Wordmark } from './wordmark.tsx'

export interface LocationPickerProps {
  readonly view: LocationsView
  readonly brand: Brand
  readonly locale: Locale
  /** True on a marketplace's page, which has a different header. */
  readonly isMarket: boolean
}

/** Home page (SHELL-01, LOC-22). */
export function LocationPicker(props: LocationPickerProps) {
  const { view } = props
  const words = useWords('shop')
  const { cells } = useShop()
  const address = useStateOf(cells.order, (now) => now.address)
  const cards = useCards(props)
  const suggested = cards.find(({ isOpen }) => isOpen)
  const look = lookOf(props)
  const column = cards.length === 1 ? styles.single : undefined
  return (
    <>
      <Welcome view={view} brand={props.brand} look={look} />
      <div className={look.isList ? styles.listed : column}>
        <div className={styles.choose}>
          <h2 className={styles.title}>{words.locationsTitle}</h2>
          {view.tabs.length > 1 ? <OrderTypeSwitch types={view.tabs} isChoosing={false} /> : null}
        </div>
        {view.type === 'delivery' ? <DeliveryAddressPrompt address={address} /> : null}
        {view.type === 'delivery' && isDeliverable(address) ? (
          <DeliveryNotice cell={cells.delivery} hasPickup={view.tabs.some(({ type }) => type === 'pickup')} />
        ) : null}
        {view.search === undefined ? null : <NearSearch view={view.search} />}
        <ul className={styles.cards}>
          {cards.map((card) => (
            <LocationCard key={card.slug} card={card} isSuggested={card === suggested} type={view.type} />
          ))}
        </ul>
        {look.picture === 'below' ? <Hero src={view.hero} /> : null}
      </div>
    </>
  )
}

interface Look {
  readonly isPlain: boolean
  readonly isList: boolean
  readonly picture: 'beside' | 'wide' | 'below' | 'none'
}

/** Layout from the brand's themes of home page, marketplace and banner (SHELL-09). */
function lookOf({ brand, isMarket }: Pick<LocationPickerProps, 'brand' | 'isMarket'>): Look {
  const { location, marketplace, banner } = brand.themes
  const isPlain = location === 'Type2' && !isMarket
  const isList = (isMarket ? marketplace : location) === 'Type3'
  const isWordsAlone = isMarket ? marketplace === 'Type2' : banner === 'Type3'
  if (isWordsAlone) return { isPlain, isList, picture: 'none' }
  if (banner === 'Type2' && !isMarket) return { isPlain, isList, picture: 'wide' }
  return { isPlain, isList, picture: isList ? 'below' : isPlain ? 'none' : 'beside' }
}

interface HeroProps {
  readonly src: string
  readonly isWide?: boolean
  readonly isFirst?: boolean
}

function Hero({ src, isWide = false, isFirst = false }: HeroProps) {
  return (
    <Picture
      className={styles.heroPicture}
      src={src}
      width={1280}
      height={640}
      sizes={isWide ? '100vw' : '(min-width: 60rem) 640px, calc(100vw - 32px)'}
      isFirst={isFirst}
    />
  )
}

interface WelcomeProps extends Pick<LocationPickerProps, 'view' | 'brand'> {
  readonly look: Look
}

function Welcome({ view, brand, look: { isPlain, picture } }: WelcomeProps) {
  const lang = useContentLanguage()
  const isAbove = picture === 'beside' || picture === 'wide'
  return (
    <div className={isPlain ? styles.plain : styles.hero}>
      {isAbove ? <Hero src={view.hero} isWide={picture === 'wide'} isFirst /> : null}
      <div>
        {isPlain ? (
          <p className={styles.name}>
            <Wordmark brand={brand} />
          </p>
        ) : null}
        <h1 className={styles.tagline} lang={lang}>
          {view.tagline || brand.name}
        </h1>
        {view.about === '' ? null : (
          <p className={styles.about} lang={lang}>
            {view.about}
          </p>
        )}
      </div>
    </div>
  )
}

/** Server-rendered cards, replaced by cards with delivery terms once the address is known. */
function useCards({ view, brand, locale }: LocationPickerProps): LocationsView['cards'] {
  const words = useWords('shop')
  const clock = useWords('clock')
  const around = useStateOf(useShop().cells.delivery, (now) => now)
  if (view.type !== 'delivery' || around._tag !== 'Answered') return view.cards
  return deliveringLocations(around.locations).map((one) =>
    deliveryCardView(one, { brand, now: around.at, words, clock, locale }),
  )
}
