import type { RecordedAction } from "./entities";

/**
 * The 48 actions of Harbour & Pine, a small hotel with a restaurant and a shop. The most popular come first.
 *
 *     Name | ID | version | page where it starts | description
 *     intent; intent
 *     type | selector | label of the element | value
 */
const recordings = String.raw`
Book a table | act_book_table | 7 | /restaurant | Reserves a table for dinner and emails the guest a confirmation.
book a table; reserve a table for dinner; table for four tonight
click | [data-testid=new-reservation] | New reservation
select | #party-size | Party size | 4
select | #slot | Time | 19:30
input | input[name=guest] | Guest name | Mara Ellison
click | button[type=submit] | Reserve table

Check room availability | act_room_availability | 3 | /rooms | Shows which rooms are free on the chosen dates.
is a room free; check availability
input | #arrival | Arrival | 2026-06-12
input | #departure | Departure | 2026-06-14
click | [aria-label='Show rooms'] | Show rooms

Cancel a booking | act_cancel_booking | 5 | /my-stay | Cancels an upcoming stay and emails the guest.
cancel my booking; cancel reservation; I can't come
click | [data-testid=booking-row] | Garden room, 2 nights
click | [data-testid=cancel-booking] | Cancel booking
select | #cancel-reason | Reason | Plans changed
click | dialog button.confirm | Yes, cancel it

Add a guest to the newsletter | act_newsletter | 3 | /newsletter | 
subscribe me; join the newsletter
input | input[type=email] | Email | guest@mail.example
check | #agree | I'd like to get the newsletter
check | #privacy | I have read the privacy policy
click | #subscribe | Subscribe

Issue a refund | act_refund | 5 | /desk | Refunds a deposit in full or in part. A manager has to confirm it.
refund the deposit; give money back
click | nav a[href='/desk/payments'] | Payments
input | #search | Search payments | HP-20417
click | tr:first-child .more | More
click | role=menuitem[name=Refund] | Refund
input | #amount | Amount | 120.00
input | #manager-password | Manager password | correct-horse-7
click | #refund-confirm | Refund deposit

Send a gift card | act_gift_card | 2 | /shop | Buys a gift card in the shop and emails it.
send a gift card; buy a voucher
navigate | | Gift cards | /shop/gift-cards
click | [data-amount='50'] | $50
input | #recipient | Recipient's email | sam@mail.example
click | #pay | Pay now

Change check-in time | act_check_in_time | 3 | /my-stay | Changes when the guest is expected to arrive.
arrive later; change check-in
click | #stay-details | Stay details
click | [data-testid=edit-arrival] | Edit arrival
select | #arrival-time | Arrival time | 22:00
click | #save | Save

Print the arrival list | act_arrival_list | 3 | /desk | Prints today's arrivals for the front desk.
print arrivals; who arrives today
navigate | | Arrivals today | /desk/arrivals
click | button.print | Print list

Update the breakfast menu | act_breakfast_menu | 6 | /desk | Replaces the dish of the day.
change breakfast; dish of the day
click | a[href='/desk/menus'] | Menus
click | #breakfast .edit | Edit breakfast
input | textarea[name=dish] | Dish of the day | Oat porridge with pear
click | text=Publish menu | Publish menu

Reply to a review | act_reply_review | 1 | /desk/reviews | Posts a short thank-you under a guest's review.
answer a review
click | .review:first-of-type .reply | Reply
input | textarea#reply | Your reply | Thank you for staying with us.
click | #post-reply | Post reply

Export monthly invoices | act_export_invoices | 2 | /accounting | Downloads last month's invoices for the accountant.

navigate | | Invoices | /accounting/invoices
select | #month | Month | Last month
click | #export | Export

Close a room for repairs | act_close_room | 1 | /desk/rooms | Takes a room out of sale until it's opened again.
close room; room out of order
click | [data-room='204'] | Room 204
click | #out-of-order | Out of order
input | #repair-note | What needs repair? | Shower head drips

Add a late checkout | act_late_checkout | 4 | /my-stay | Extends the last day of a stay until 2 PM.
stay a bit longer; late checkout
click | #stay-details | Stay details
check | #late-checkout | Late checkout until 2 PM, $25
click | #save | Save

Extend a stay | act_extend_stay | 2 | /my-stay | Adds nights at the end of a stay if the room is free.
add a night; extend my stay
click | #extend | Add nights
select | #nights | Nights | 1
click | #confirm-nights | Confirm

Request an airport transfer | act_airport_transfer | 6 | /my-stay/extras | Books the hotel's car for the arrival.
airport pickup; transfer from the airport
click | [data-extra=transfer] | Airport transfer
input | #flight | Flight number | LH 814
select | #passengers | Passengers | 2
click | #request-transfer | Request transfer

Order room service | act_room_service | 5 | /my-stay/room-service | Orders a dish from the evening menu to the room.
order food; room service
click | [data-dish=soup] | Fish soup, $14
click | #add-to-order | Add to order
click | #send-order | Send order

Check a guest in | act_check_in | 8 | /desk/arrivals | Completes the check-in and prepares the room key.
check in; guest has arrived
click | .arrival:first-child a | Mara Ellison
check | #passport-seen | ID checked
click | #issue-key | Issue key

Check a guest out | act_check_out | 6 | /desk/departures | Closes the bill and releases the room for cleaning.
check out; guest is leaving
click | .departure:first-child a | Jonas Weber
click | #close-bill | Close bill
click | #check-out | Check out

Resend a confirmation | act_resend_confirmation | 1 | /desk/bookings | Emails the booking confirmation again.
send the confirmation again
input | #search | Search bookings | Ellison
click | tr:first-child a | HP-20417
click | #resend | Resend confirmation

Charge a no-show | act_no_show | 2 | /desk/arrivals | Charges the first night when a guest didn't arrive.
guest didn't show up; charge no-show
click | .arrival:first-child .more | More
click | role=menuitem[name='No-show'] | No-show
click | #charge-night | Charge first night

Change the room | act_change_room | 3 | /desk/bookings | Moves a booking to another room of the same kind.
move to another room; change room
click | tr:first-child a | HP-20417
click | #change-room | Change room
select | #room | Room | 207
click | #save | Save

Add a cot to the room | act_add_cot | 2 | /my-stay/extras | Puts a cot into the room before the family arrives.
we need a cot; baby bed
click | [data-extra=cot] | Cot, free
click | #add-extra | Add to my stay

Bring a dog | act_bring_dog | 1 | /my-stay/extras | Adds a dog to a stay and charges the cleaning fee.
can I bring my dog; add a pet
click | [data-extra=dog] | Dog, $15 a night
input | #pet-name | Name of your dog | Pepper
click | #add-extra | Add to my stay

Move a table reservation | act_move_table | 4 | /restaurant/reservations | Changes the time of a table that's already reserved.
change my table; come an hour later
input | #code | Reservation code | T-118
click | #find | Find reservation
select | #slot | Time | 20:30
click | #save | Save

Cancel a table reservation | act_cancel_table | 3 | /restaurant/reservations | Cancels a table and offers it to the waiting list.
cancel my table
input | #code | Reservation code | T-118
click | #find | Find reservation
click | .danger | Cancel reservation

Note an allergy | act_note_allergy | 2 | /restaurant/reservations | Tells the kitchen about an allergy before dinner.
I'm allergic to nuts; tell the kitchen
input | #code | Reservation code | T-118
click | #find | Find reservation
input | #allergies | Allergies | Hazelnuts
click | #save | Save

Reserve the private dining room | act_private_dining | 1 | /restaurant/events | Requests the private dining room for a group.
dinner for a group; private dining
input | #event-date | Date | 2026-07-03
input | #guests | Guests | 14
input | #contact | Email | lena@mail.example
click | #request | Send request

Take a dish off the menu | act_remove_dish | 5 | /desk/menus | Marks a dish as sold out for today.
we're out of fish soup; sold out
click | #dinner .edit | Edit dinner
click | [data-dish=soup] .sold-out | Sold out
click | text=Publish menu | Publish menu

Order from the shop | act_shop_order | 3 | /shop | Puts a product into the basket and pays for it.
buy the lavender soap; order from the shop
click | [data-product=soap] | Lavender soap
click | #add-to-basket | Add to basket
click | a[href='/shop/checkout'] | Checkout
click | #pay | Pay now

Track an order | act_track_order | 2 | /shop/orders | Shows where a parcel is.
where is my order; track my parcel
input | #order-number | Order number | S-3051
input | #order-email | Email | sam@mail.example
click | #track | Track order

Return an item | act_return_item | 2 | /shop/orders | Requests a return label for an item from the shop.
return my order; send it back
input | #order-number | Order number | S-3051
click | #track | Track order
check | [data-item=soap] | Lavender soap
click | #return-label | Get return label

Ship an order | act_ship_order | 4 | /desk/orders | Marks an order as shipped and emails the tracking number.
parcel is on its way; ship order
click | .order:first-child a | S-3051
input | #tracking | Tracking number | 00340434161094
click | #ship | Mark as shipped

Restock a product | act_restock | 3 | /desk/products | Adds pieces of a product to the stock.
restock the soap; new delivery
click | [data-product=soap] | Lavender soap
input | #pieces | Pieces | 24
click | #add-stock | Add to stock

Change a price | act_change_price | 2 | /desk/products | Changes the price of a product in the shop.
change the price; make it cheaper
click | [data-product=candle] | Pine candle
input | #price | Price | 18.00
click | #save | Save

Put a product on sale | act_sale | 1 | /desk/products | Shows a reduced price in the shop for a week.
put it on sale; discount
click | [data-product=candle] | Pine candle
click | #new-sale | New sale
input | #percent | Percent off | 20
click | #start-sale | Start sale

Mark a room as clean | act_room_clean | 9 | /housekeeping | Tells the front desk that a room is ready.
room is ready; cleaned 204
click | [data-room='204'] | Room 204
click | #clean | Clean

Report a repair | act_report_repair | 2 | /housekeeping | Asks the caretaker to repair something in a room.
lamp is broken; report a repair
click | [data-room='207'] | Room 207
input | #repair-note | What needs repair? | Reading lamp doesn't work
click | #report | Send to the caretaker

Request fresh towels | act_towels | 3 | /my-stay/housekeeping | Sends fresh towels to the room.
more towels please; fresh towels
select | #towels | Towels | 2
click | #request-towels | Request

Log a lost item | act_lost_item | 1 | /housekeeping/lost-and-found | Records an item that a guest left behind.
someone forgot a phone; lost and found
click | #new-item | New item
input | #item | Item | Gray scarf
select | #found-in | Found in | Room 204
click | #save | Save

Reopen a room | act_reopen_room | 2 | /desk/rooms | Puts a repaired room back on sale.
room is repaired; open 204 again
click | [data-room='204'] | Room 204
click | #back-on-sale | Back on sale

Change tomorrow's room rate | act_room_rate | 4 | /desk/rates | Sets tomorrow's price for one kind of room.
raise the price for tomorrow; change the rate
click | [data-kind=garden] | Garden room
input | #rate-tomorrow | Tomorrow | 148.00
click | #save-rates | Save rates

Block dates for a wedding | act_block_dates | 1 | /desk/calendar | Reserves all rooms for an event.
wedding weekend; block all rooms
click | #new-event | New event
input | #event-name | Name | Wedding, Lena and Tom
input | #from | From | 2026-08-21
input | #to | To | 2026-08-23
click | #block | Block all rooms

Resend an invoice | act_resend_invoice | 3 | /accounting/invoices | Emails an invoice to a guest again.
send my invoice again; I need the invoice
input | #search | Search invoices | R-2093
click | tr:first-child .send | Send again

Approve a supplier order | act_supplier_order | 2 | /accounting/orders | Approves an order so that the supplier delivers it.
approve the delivery; supplier order
click | .waiting:first-child a | Harbor Fish, $420
click | #approve | Approve

Download the tax report | act_tax_report | 1 | /accounting/reports | Downloads the city tax of last quarter.
city tax; tax report
select | #quarter | Quarter | Last quarter
click | #download | Download report

Assign a shift | act_assign_shift | 3 | /desk/shifts | Puts a colleague on the front desk's schedule.
who works on Friday; assign a shift
click | [data-shift='fri-late'] | Friday, late
select | #colleague | Colleague | Tomasz
click | #assign | Assign

Swap a shift | act_swap_shift | 2 | /desk/shifts | Offers a shift to colleagues.
swap my shift; I can't work on Sunday
click | [data-shift='sun-early'] | Sunday, early
click | #offer-swap | Offer for a swap

Book a spa visit | act_spa_visit | 2 | /my-stay/spa | Reserves a time in the sauna or for a massage.
book the sauna; massage tomorrow
click | [data-visit=sauna] | Sauna, 90 minutes
select | #spa-time | Time | 17:00
click | #book-visit | Book
`;

const cells = (line: string) => line.split("|").map((cell) => cell.trim());

function parse(recording: string): RecordedAction {
  const [head = "", intents = "", ...steps] = recording.split("\n");
  const [name = "", id = "", version = "", page = "", description = ""] = cells(head);
  return {
    id,
    name,
    description,
    page,
    version: Number(version),
    intents: intents.split("; ").filter((intent) => intent !== ""),
    steps: steps.map((line) => {
      const [type = "", selector = "", label = "", value] = cells(line);
      return { type, selector: selector || null, label, ...(value !== undefined && { value }) };
    }),
  };
}

/** An action starts with a name; its intents may be an empty line. */
export const recordedActions: readonly RecordedAction[] = recordings
  .trim()
  .split(/\n\n(?=.*\| act_)/)
  .map(parse);
