import * as t from 'io-ts'

const latLng = t.type({ latitude: t.number, longitude: t.number })

/** An empty response has no list. */
export const autocompleteAnswer = t.partial({
  suggestions: t.array(t.partial({ placePrediction: t.type({ placeId: t.string, text: t.type({ text: t.string }) }) })),
})

const component = t.intersection([
  t.type({ longText: t.string, types: t.array(t.string) }),
  t.partial({ shortText: t.string }),
])

export const detailsAnswer = t.intersection([
  t.type({ location: latLng }),
  t.partial({ addressComponents: t.array(component) }),
])

export const textSearchAnswer = t.partial({
  places: t.array(t.intersection([t.type({ location: latLng }), t.partial({ types: t.array(t.string) })])),
})
