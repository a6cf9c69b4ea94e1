import { sourcesOf } from '../design/picture-sources.ts'
import { useContentLanguage } from '../messages/content-language.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './menu-layout.module.css'
import type { ItemCardView } from './menu-page-view.ts'
import { itemMicrodata, Offer } from './offer.tsx'

export interface ItemCardProps {
  readonly card: ItemCardView
  /** Initially in view. */
  readonly isFirst: boolean
  readonly sizes: string
  /** Group of the list, which the markup names already. Only a card of another group adds its own. */
  readonly listGroup: string | undefined
  /** True if the card has microdata for search engines; copies and cards on an item's page have none. */
  readonly isTold: boolean
}

/** Card with short markup, because a page may have a thousand. `intentAt` handles taps. */
export function ItemCard({ card, isFirst, sizes, listGroup, isTold }: ItemCardProps) {
  const lang = useContentLanguage()
  const { src, srcSet } = sourcesOf(card.image)
  return (
    <li
      className={card.isSoldOut ? styles.sold : undefined}
      {...(isTold ? { itemProp: 'hasMenuItem', ...itemMicrodata('MenuItem') } : {})}
      data-g={card.group === listGroup ? undefined : card.group}
      data-a={card.allergens?.contains.join(' ') || undefined}
    >
      <div>
        <h3 lang={lang} itemProp={isTold ? 'name' : undefined}>
          <a href={card.href} itemProp={isTold ? 'url' : undefined}>
            {card.name}
          </a>
        </h3>
        {card.about === '' ? null : (
          <p lang={lang} itemProp={isTold ? 'description' : undefined}>
            {card.about}
          </p>
        )}
        <Offer offer={isTold ? card.offer : undefined} isSoldOut={card.isSoldOut} price={card.price}>
          <CardFacts card={card} />
        </Offer>
      </div>
      <img
        alt=""
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        {...(srcSet === undefined ? { src } : { srcSet, sizes })}
      />
    </li>
  )
}

function CardFacts({ card: { isSoldOut, isNotDelivered, left, marks, lead, allergens } }: Pick<ItemCardProps, 'card'>) {
  const words = useWords('shopPage')
  const lang = useContentLanguage()
  return (
    <>
      {isSoldOut ? <em>{isNotDelivered === true ? words.notDelivered : words.soldOut}</em> : null}
      {left === undefined ? null : <em>{words.onlyLeft({ count: left })}</em>}
      {marks.length === 0 ? null : <Marks lang={lang} lead={lead} marks={marks.join(' · ')} />}
      {allergens === undefined || allergens.text === '' ? null : <span> {allergens.text}</span>}
    </>
  )
}

interface MarksProps {
  readonly lang: string | undefined
  readonly lead: string | undefined
  readonly marks: string
}

/** Marks are in the brand's language, the lead in the page's. */
function Marks({ lang, lead, marks }: MarksProps) {
  if (lead === undefined) return <small lang={lang}>{` ${marks}`}</small>
  return lang === undefined ? (
    <small>{` ${lead} · ${marks}`}</small>
  ) : (
    <small>
      {` ${lead} · `}
      <span lang={lang}>{marks}</span>
    </small>
  )
}
