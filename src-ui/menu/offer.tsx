import type { ReactNode } from 'react'
import type { OfferView } from './menu-page-view.ts'

const schema = 'https://schema.org/'

export function itemMicrodata(type: string) {
  return { itemScope: true, itemType: schema + type } as const
}

interface OfferProps {
  readonly offer: OfferView | undefined
  readonly isSoldOut: boolean
  readonly className?: string | undefined
  readonly price: ReactNode
  readonly children?: ReactNode
}

/** Price with microdata for search engines; the minimum if the price is open. */
export function Offer({ offer, isSoldOut, className, price, children }: OfferProps) {
  if (offer === undefined)
    return (
      <p className={className}>
        <b>{price}</b>
        {children}
      </p>
    )
  return (
    <p className={className} itemProp="offers" {...itemMicrodata(offer.isFrom ? 'AggregateOffer' : 'Offer')}>
      <b itemProp={offer.isFrom ? 'lowPrice' : 'price'} content={offer.price}>
        {price}
      </b>
      <meta itemProp="priceCurrency" content={offer.currency} />
      {isSoldOut && !offer.isFrom ? <link itemProp="availability" href={`${schema}SoldOut`} /> : null}
      {children}
    </p>
  )
}
