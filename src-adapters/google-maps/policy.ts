/** Google Maps compiles code at run time, so the card document never allows it. */
export const googleMapsPolicy = {
  scripts: ['https://maps.googleapis.com', "'unsafe-eval'", 'blob:'],
  styles: ['https://fonts.googleapis.com'],
  frames: ['https://*.google.com'],
  connects: ['https://*.googleapis.com', 'https://*.google.com', 'https://*.gstatic.com', 'data:', 'blob:'],
  fonts: ['https://fonts.gstatic.com'],
  workers: ['blob:'],
  policies: ['@googlemaps/js-api-loader', 'google-maps-api-loader', 'google-maps-api#html', 'lit-html'],
} as const
