import type { ReactNode } from 'react'
import type { OfferView } from './menu-page-view.ts'

const schema = 'https://schema.org/'

/** What schema.org calls this, for an element whose content is about it. */
export function itemAbout(type: string) {
  return { itemScope: true, itemType: schema + type } as const
}

interface OfferProps {
  readonly offer: OfferView | undefined
  readonly isSoldOut: boolean
  readonly className?: string | undefined
  /** The price in words. */
  readonly price: ReactNode
  /** What else stands in the line. */
  readonly children?: ReactNode
}

/** A line with a price, which search engines read too: of a dish that costs at least so much, the least. */
export function Offer({ offer, isSoldOut, className, price, children }: OfferProps) {
  if (offer === undefined)
    return (
      <p className={className}>
        <b>{price}</b>
        {children}
      </p>
    )
  return (
    <p className={className} itemProp="offers" {...itemAbout(offer.isFrom ? 'AggregateOffer' : 'Offer')}>
      <b itemProp={offer.isFrom ? 'lowPrice' : 'price'} content={offer.price}>
        {price}
      </b>
      <meta itemProp="priceCurrency" content={offer.currency} />
      {isSoldOut && !offer.isFrom ? <link itemProp="availability" href={`${schema}SoldOut`} /> : null}
      {children}
    </p>
  )
}
