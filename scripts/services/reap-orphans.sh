# Reads the ids of process groups, one a line, and at the end of its input, which is its parent's end, ends the groups
# that still live: an id with ":now" by force, one whose leader is dead in order, and after ten seconds all of them by
# force. An empty line makes it forget the groups that ended.
trap '' HUP INT TERM
groups=
forget_dead() {
  living=
  for group in $groups; do kill -0 -${group%:now} && living="$living $group"; done
  groups=$living
}
while read -r group; do
  groups="$groups $group"
  forget_dead
done
tries=0
forget_dead
while [ -n "$groups" ] && [ $tries -lt 60 ]; do
  for group in $groups; do
    leader=${group%:now}
    if [ $tries -ge 50 ] || [ "$group" != "$leader" ]; then kill -KILL -$leader
    else kill -0 $leader || kill -INT -$leader
    fi
  done
  sleep 0.2
  tries=$((tries + 1))
  forget_dead
done
