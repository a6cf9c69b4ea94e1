/**
 * What Google's maps need of a page, by their own description: they compile code at run time and bring styles, which is
 * why they are never let into the document in which a card is typed.
 */
export const googleMapsPolicy = {
  scripts: ['https://maps.googleapis.com', "'unsafe-eval'", 'blob:'],
  styles: ['https://fonts.googleapis.com'],
  frames: ['https://*.google.com'],
  connects: ['https://*.googleapis.com', 'https://*.google.com', 'https://*.gstatic.com', 'data:', 'blob:'],
  fonts: ['https://fonts.gstatic.com'],
  workers: ['blob:'],
  policies: ['@googlemaps/js-api-loader', 'google-maps-api-loader', 'google-maps-api#html', 'lit-html'],
} as const
