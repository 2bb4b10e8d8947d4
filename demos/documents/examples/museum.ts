/** A made-up page of a museum, with the menu, banner and footer that such pages have. */
export const museumPage = `<!doctype html>
<html lang="en"><head><title>Plan your visit | Tidewater Museum</title></head><body>
<header><nav><a href="/">Home</a> <a href="/exhibitions">Exhibitions</a> <a href="/shop">Shop</a> <a href="/support">Support us</a></nav></header>
<div class="cookie-banner">We use cookies to improve your visit. <button>Accept all</button></div>
<main><article>
<h1>Plan your visit</h1>
<p>The Tidewater Museum tells the story of the estuary and the people who lived from it: fishers, boat builders, salt makers and the families who kept the lighthouse.</p>
<h2>Opening times</h2>
<p>The museum is open from Tuesday to Sunday, 10 am to 5.30 pm, and until 8 pm on Thursdays. It is closed on Mondays, on 24 and 25 December and during the first week of January. Last admission is 45 minutes before closing.</p>
<h2>Tickets</h2>
<p>A day ticket costs £11 for adults and £6 for students and people over 65. Children under 12 come in free. On the first Sunday of the month admission is free for everybody. Tickets can be bought at the desk or on this site, and are valid for the whole day.</p>
<h2>Getting around</h2>
<p>All floors can be reached by lift, and there are three wheelchairs to borrow at the cloakroom. The lighthouse itself has 112 steps and no lift. Guide dogs are welcome in all rooms. A quiet hour without sound or video is held every Wednesday from 10 to 11 am.</p>
<h2>How to get here</h2>
<p>The museum stands on the old quay, eight minutes on foot from Harbour station. Bus 14 stops in front of the door. There are 20 parking spaces, four of them for disabled visitors, and stands for 60 bicycles. The ferry from Northbank lands at the quay every half hour between April and October.</p>
<h2>Food and shop</h2>
<p>The café in the sail loft serves soup, sandwiches and cake from 10 am to 5 pm. You may eat your own food in the courtyard. The shop is open without a ticket.</p>
<h2>Photography</h2>
<p>Photographs without flash are allowed in the permanent collection. In special exhibitions please look for the signs. Tripods need permission, which the press office gives at least three days before the visit.</p>
</article></main>
<footer><p>Tidewater Museum, Old Quay 2. All rights reserved.</p></footer>
</body></html>
`;
