export const deliveryFee = 'Tarifa de entrega'
export const serviceFee = 'Cargos por servicio'
export const tax = 'Impuestos'
export const feesLater = 'Cargos e impuestos'
